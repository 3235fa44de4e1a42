import { type SendOptions, sendPicture } from "../../../staff-kit/offline/send-picture.ts";
import { sendTaken } from "../../../staff-kit/offline/taken-photos.ts";
import type { ChosenPhoto } from "./photo.ts";

export type SentPhoto = ChosenPhoto & { width: number; height: number };

/** Shrinks a photo and sends it in pieces. @throws SendError; AbortError if the signal aborts */
export const sendPhoto = (file: Blob, options?: SendOptions): Promise<SentPhoto> =>
  sendPicture(file, options) as Promise<SentPhoto>;

/** Sends a photo under a form's temporary id. @throws like `sendTaken` */
export const sendTakenPhoto = (...about: Parameters<typeof sendTaken>): Promise<SentPhoto> =>
  sendTaken(...about) as Promise<SentPhoto>;
