import { type SendOptions, sendPicture } from "../../cms/offline/send-picture.ts";
import type { ChosenPhoto } from "./photo.ts";

/** Makes a photo small and sends it in pieces. @throws SendError; AbortError by the signal */
export const sendPhoto = (file: Blob, options?: SendOptions): Promise<ChosenPhoto> =>
  sendPicture(file, options) as Promise<ChosenPhoto>;
