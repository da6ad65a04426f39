import { answered, type Asked } from "./api.ts";

/** Bytes of the largest archive that the box takes: more is not worth sending. */
export const MOST_BYTES = 260 * 1024 * 1024;

/** Sends a file and tells on the way which part of it has gone (0 to 1): `fetch` cannot say that. */
export function upload(
  address: string,
  file: File,
  gone: (part: number) => void,
): Promise<Asked<unknown>> {
  if (file.size > MOST_BYTES) {
    return Promise.resolve({ ok: false, problem: "pack-large", body: null });
  }
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => gone(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answered(request.status, request.responseText));
    request.onerror = () => resolve({ ok: false, problem: "unreachable", body: null });
    request.send(file);
  });
}
