import type { ChosenPhoto } from "./photo.ts";

/** What became of a picture: it arrived, the server says what is wrong with it, or one of two faults of the way. */
type Answer = ChosenPhoto | { message: string } | { fault: "lost" | "signedOut" };

const address = "/admin/media/upload";

/**
 * Sends one picture as it is and tells how far it is. A request of the old kind, because `fetch` does not tell.
 *
 * @param onProgress called with percent
 */
export function sendPhoto(file: File, folder: string, onProgress: (percent: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ fault: "lost" });
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener("load", () => {
      // Whose session has ended was led on to another page.
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
