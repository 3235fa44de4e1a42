import { rmSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { freeBytes } from "../storage/free-space.server.ts";

/** Enough for the write-ahead log of some hundred changes (bytes). */
export const reserveBytes = 8 * 2 ** 20;

/**
 * A file beside the database that gives its room back when the disk is full, so that staff can still sign in and delete.
 * From then on only they may write, until there is room for the file again.
 */
export class DiskReserve {
  readonly #file: string;
  #isSpent = false;

  /** @param database path of the database */
  constructor(database: string) {
    this.#file = `${database}.reserve`;
  }

  /** True from a full disk until there is room again. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** Gives the room back. @returns false when it was given before */
  release(): boolean {
    if (this.#isSpent) return false;
    this.#isSpent = true;
    rmSync(this.#file, { force: true });
    return true;
  }

  /** Takes the room, unless it is taken or scarce. */
  async refill(roomUnder = freeBytes): Promise<void> {
    if ((await roomUnder(dirname(this.#file))) < 2 * reserveBytes) return;
    try {
      await writeFile(this.#file, Buffer.alloc(reserveBytes, 1), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        // Half of it is no reserve.
        await rm(this.#file, { force: true });
        return;
      }
    }
    this.#isSpent = false;
  }
}
