import { rmSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { freeBytes } from "../storage/free-space.server.ts";

/** Size of the reserve (bytes): enough for the write-ahead log of some hundred changes. */
export const reserveBytes = 8 * 2 ** 20;

/**
 * A file beside the database that is deleted when the disk is full, so that staff can still sign in and delete. Then
 * only staff may write, until there is space for the file again.
 */
export class DiskReserve {
  readonly #file: string;
  #isSpent = false;

  constructor(database: string) {
    this.#file = `${database}.reserve`;
  }

  /** True from a full disk until there is space again. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /**
   * Frees the space.
   * @returns false if it was freed before
   */
  release(): boolean {
    if (this.#isSpent) return false;
    this.#isSpent = true;
    rmSync(this.#file, { force: true });
    return true;
  }

  /** Writes the file again, unless it exists or free space is scarce. */
  async refill(roomUnder = freeBytes): Promise<void> {
    if ((await roomUnder(dirname(this.#file))) < 2 * reserveBytes) return;
    try {
      await writeFile(this.#file, Buffer.alloc(reserveBytes, 1), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        // Removes an incomplete file, which would not be a reserve.
        await rm(this.#file, { force: true });
        return;
      }
    }
    this.#isSpent = false;
  }
}
