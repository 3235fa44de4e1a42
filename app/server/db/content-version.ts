import type { ChangeSubscription } from "./engine.ts";

/** Reports changes of the content version. */
export class ContentVersion {
  readonly #hearing: ChangeSubscription;
  #known: number | undefined;
  #isLost = false;

  constructor(hearing: ChangeSubscription) {
    this.#hearing = hearing;
  }

  /**
   * Any difference is a change, a smaller number too: a restored database counts anew. So is the first number, because
   * earlier changes are unknown.
   *
   * @param isOwn this process's own change, already handled
   */
  hear(number: number, isOwn = false): void {
    const isNew = number !== this.#known;
    this.#known = number;
    if (isNew && !isOwn) this.#hearing.onChange();
    if (this.#isLost) this.#hearing.onFound?.();
    this.#isLost = false;
  }

  /** The database does not answer. */
  lose(error: unknown): void {
    if (!this.#isLost) this.#hearing.onLost?.(error);
    this.#isLost = true;
  }
}
