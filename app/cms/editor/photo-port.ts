import { createContext } from "react";
import { textPhotoConsent } from "../../values/consent-answer.ts";

/** A photo as the editor shows it. */
export interface EditorPhoto {
  id: number;
  /** Address of a file whose size fits a screen. */
  address: string;
  width: number;
  height: number;
  /** Empty without one. */
  description: string;
  consent: "recorded" | "ask" | "waits" | "noPeople" | "withdrawn";
  /** How many faces were counted; undefined while nothing counted. */
  faces?: number | undefined;
}

/** Names of what is asked about a photo between paragraphs. */
export const textPhotoFields = {
  alt: (id: number) => `text-photo-${id}-alt`,
  consent: textPhotoConsent,
};

interface UploadOptions {
  /** Absent where only the device has it. */
  file: File | undefined;
  /** Sent before, perhaps in part. */
  isResumed: boolean;
  /** Reports progress in percent. */
  onProgress(percent: number): void;
  /** The site is busy: sending goes on by itself. */
  onBusy(): void;
  /** Stops sending. */
  signal: AbortSignal;
}

/** What the editor asks of the media library. */
export interface PhotoPort {
  /** Keeps a chosen photo on the device, where that is possible. @param id temporary */
  keepPhoto(id: number, file: File): Promise<void>;
  /**
   * @param id temporary @returns the photo; undefined while the device keeps it for the next connection
   * @throws Error with a sentence for the person who chose the file
   */
  uploadPhoto(id: number, options: UploadOptions): Promise<EditorPhoto | undefined>;
  /** Omits unknown ids. @throws Error without a connection */
  findPhotos(ids: readonly number[]): Promise<EditorPhoto[]>;
  /** A page of the library, newest first. @param before cursor @throws Error without a connection */
  listPhotos(before?: string): Promise<{ photos: EditorPhoto[]; older?: string | undefined }>;
}

/** Undefined where a text has no photos. */
export const PhotoPortContext = createContext<PhotoPort | undefined>(undefined);

/** Whether the first photo of the text is the cover, as nobody chose another. */
export const CoverContext = createContext(false);
