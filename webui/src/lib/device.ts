/** What this device is called in the list of devices: enough to tell two phones apart. */
export function deviceName(agent: string): string {
  const kinds: [RegExp, string][] = [
    [/iPhone/, "iPhone"],
    [/iPad/, "iPad"],
    [/Android/, "Android"],
    [/Windows/, "Windows"],
    [/Mac OS X/, "Mac"],
    [/Linux|CrOS/, "Linux"],
  ];
  const browsers: [RegExp, string][] = [
    [/SamsungBrowser/, "Samsung"],
    [/Edg\//, "Edge"],
    [/OPR\/|Opera/, "Opera"],
    [/YaBrowser/, "Yandex"],
    [/Firefox|FxiOS/, "Firefox"],
    [/Chrome|CriOS/, "Chrome"],
    [/Safari/, "Safari"],
  ];
  const of = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(agent))?.[1];
  return [of(kinds), of(browsers)].filter(Boolean).join(" · ") || "?";
}
