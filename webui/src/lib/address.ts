/** Names by which a computer calls itself: they lead nobody here from another device. */
const OWN = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** This page was opened on the box itself. */
export function isOwn(where: Location = location): boolean {
  return OWN.test(where.hostname);
}

/** What another device is to open; nothing where this page does not know how the box is called. */
export function addressOf(path: string, where: Location = location): string | null {
  return isOwn(where) ? null : `${where.protocol}//${where.host}${path}`;
}
