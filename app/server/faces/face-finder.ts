import type { Pixels } from "../images/image-maker.ts";
import type { FaceBox } from "./face-boxes.ts";

/** Why no faces can be counted now. */
export type FaceObstacle = "missing" | "memory";

/** The detector ended without an answer: crashed, stopped, or out of a limit. */
export class DetectorError extends Error {}

/** Port: finds faces, and recognises no person. */
export interface FaceFinder {
  /**
   * Reports the obstacle to a run now, if there is one, and the free memory (bytes). On a busy machine, more work waits than
   * there are processors.
   */
  check(): Promise<{ obstacle?: FaceObstacle; freeBytes: number; isBusy?: boolean }>;
  /** @param stopping ends it at once @throws DetectorError */
  find(picture: Pixels, stopping?: AbortSignal): Promise<FaceBox[]>;
}
