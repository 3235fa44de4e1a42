import type { Hearing } from "./engine.ts";

/** Knows how many changes of what public pages show there were, and tells when there were others. */
export class ChangeCounter {
  readonly #hearing: Hearing;
  #known: number | undefined;
  #isLost = false;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
  }

  /**
   * Takes the number as it is now. Another one than before is a change, a smaller one too: a database that was restored
   * counts anew. So is the first one, because nobody knows what happened before it.
   *
   * @param isOwn for the number of a change that this process made, and knows of
   */
  hear(number: number, isOwn = false): void {
    const isNew = number !== this.#known;
    this.#known = number;
    if (isNew && !isOwn) this.#hearing.onChange();
    if (this.#isLost) this.#hearing.onFound?.();
    this.#isLost = false;
  }

  /** The database did not answer. */
  lose(error: unknown): void {
    if (!this.#isLost) this.#hearing.onLost?.(error);
    this.#isLost = true;
  }
}
