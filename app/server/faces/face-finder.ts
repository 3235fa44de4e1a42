import type { Pixels } from "../images/image-maker.ts";
import type { FaceBox } from "./face-boxes.ts";

/** Reason why faces cannot be counted now. */
export type FaceObstacle = "missing" | "memory";

/** The detector ended without a result: it crashed, was stopped, or exceeded a limit. */
export class DetectorError extends Error {}

/** Port that finds faces. It recognises no person. */
export interface FaceFinder {
  /**
   * Returns the obstacle to a run now, if any, and the free memory (bytes). `isBusy`: more work waits than there are
   * processors.
   */
  check(): Promise<{ obstacle?: FaceObstacle; freeBytes: number; isBusy?: boolean }>;
  /**
   * @param stopping aborts the run at once
   * @throws DetectorError
   */
  find(picture: Pixels, stopping?: AbortSignal): Promise<FaceBox[]>;
}
