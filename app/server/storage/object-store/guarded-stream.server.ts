import { Readable } from "node:stream";
import type { Answer } from "./request-store.server.ts";
import type { StoreConfig } from "./store-config.ts";
import { StoreError } from "./store-error.ts";

/**
 * A stream with backpressure, so that slow readers fill no memory. Interruption, or silence during a read, destroys it
 * with a StoreError.
 * @param size expected bytes
 * @param silence timeout for the next byte (ms)
 */
export function streamOf(
  plan: StoreConfig,
  { body, hangUp }: Pick<Answer, "body" | "hangUp">,
  size: number,
  silence: number,
): Readable {
  const reader = body?.getReader();
  let missing = size;
  return new Readable({
    async read() {
      const late = setTimeout(hangUp, silence);
      try {
        const { done = true, value } = (await reader?.read()) ?? {};
        missing -= value?.length ?? 0;
        if (done && missing !== 0) throw new Error("Not all of it came.");
        this.push(done ? null : value);
      } catch (error) {
        this.destroy(new StoreError(plan, "broken", error));
      } finally {
        clearTimeout(late);
      }
    },
    destroy(error, callback) {
      hangUp();
      callback(error);
    },
  });
}
