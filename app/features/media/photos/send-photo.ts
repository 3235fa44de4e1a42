import { type SendOptions, sendPicture } from "../../../staff-kit/offline/send-picture.ts";
import { sendTaken } from "../../../staff-kit/offline/taken-photos.ts";
import type { ChosenPhoto } from "./photo.ts";

export type SentPhoto = ChosenPhoto & { width: number; height: number };

/** Shrinks a photo and sends it in pieces. @throws SendError; AbortError by the signal */
export const sendPhoto = (file: Blob, options?: SendOptions): Promise<SentPhoto> =>
  sendPicture(file, options) as Promise<SentPhoto>;

/** Sends a photo under the temporary id of a form. @throws as `sendTaken` */
export const sendTakenPhoto = (...about: Parameters<typeof sendTaken>): Promise<SentPhoto> =>
  sendTaken(...about) as Promise<SentPhoto>;
