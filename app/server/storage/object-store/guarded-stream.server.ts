import { Readable } from "node:stream";
import type { Answer } from "./request-store.server.ts";
import { StoreFault } from "./store-error.ts";
import type { StorePlan } from "./store-config.ts";

/**
 * What a store sends, as a stream. It asks for more only when somebody reads, so a slow visitor fills no memory; and
 * what breaks off, or falls silent while somebody waits for it, destroys it with a StoreFault.
 *
 * @param size bytes that must come
 * @param silence milliseconds in which a byte must come
 */
export function streamOf(
  plan: StorePlan,
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
        this.destroy(new StoreFault(plan, "broken", error));
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
