import { createContext } from "react";
import { textPhotoConsent } from "../../values/consent-answer.ts";

export interface EditorPhoto {
  id: number;
  address: string;
  width: number;
  height: number;
  /** Empty if there is none. */
  description: string;
  consent: "recorded" | "ask" | "waits" | "noPeople" | "withdrawn";
  /** Number of counted faces; undefined before the count. */
  faces?: number | undefined;
}

export const textPhotoFields = {
  alt: (id: number) => `text-photo-${id}-alt`,
  consent: textPhotoConsent,
};

interface UploadOptions {
  /** Undefined if only the device's queue has it. */
  file: File | undefined;
  /** True if part of the file may be on the site already. */
  isResumed: boolean;
  onProgress(percent: number): void;
  /** Called when the site is busy; the upload continues later. */
  onBusy(): void;
  signal: AbortSignal;
}

/** Operations of the media library that the editor calls. */
export interface PhotoPort {
  /**
   * Stores a photo on the device if possible.
   * @param id temporary id
   */
  keepPhoto(id: number, file: File): Promise<void>;
  /**
   * @param id temporary id
   * @returns undefined while the device waits for a connection
   * @throws Error with a message for the person
   */
  uploadPhoto(id: number, options: UploadOptions): Promise<EditorPhoto | undefined>;
  /**
   * Finds photos; omits unknown ids.
   * @throws Error without a connection
   */
  findPhotos(ids: readonly number[]): Promise<EditorPhoto[]>;
  /** Lists photos, newest first. @param before cursor @throws Error without a connection */
  listPhotos(before?: string): Promise<{ photos: EditorPhoto[]; older?: string | undefined }>;
}

/** Undefined if the text has no photos. */
export const PhotoPortContext = createContext<PhotoPort | undefined>(undefined);

/** True if the first photo of the text is the cover. */
export const CoverContext = createContext(false);
