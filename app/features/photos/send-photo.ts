import type { ChosenPhoto } from "./photo.ts";

/** The uploaded photo, a server message, or a connection error. */
type Answer = ChosenPhoto | { message: string } | { fault: "lost" | "signedOut" };

const address = "/admin/media/upload";

/**
 * Uploads a picture unchanged. Uses XMLHttpRequest, as `fetch` has no upload progress.
 * @param onProgress called with percent
 */
export function sendPhoto(file: File, folder: string, onProgress: (percent: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ fault: "lost" });
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener("load", () => {
      // Without a session the request was redirected.
      if (URL.parse(request.responseURL)?.pathname !== address) return resolve({ fault: "signedOut" });
      try {
        resolve(JSON.parse(request.responseText) as Answer);
      } catch {
        lost();
      }
    });
    request.addEventListener("error", lost);
    request.open("POST", `${address}?folder=${folder}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(file);
  });
}
