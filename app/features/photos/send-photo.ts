/** A picture that arrived. */
export interface SentPhoto {
  id: number;
  /** Address on this site. */
  src: string;
}

/** What the server says to a picture; no message when it could not be reached. */
type Answer = SentPhoto | { message: string | undefined };

/**
 * Sends one picture as it is and tells how far it is. A request of the old kind, because `fetch` does not tell.
 *
 * @param onProgress called with percent
 */
export function sendPhoto(file: File, folder: string, onProgress: (percent: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ message: undefined });
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener("load", () => {
      try {
        resolve(JSON.parse(request.responseText) as Answer);
      } catch {
        lost();
      }
    });
    request.addEventListener("error", lost);
    request.open("POST", `/admin/media/upload?folder=${folder}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(file);
  });
}
