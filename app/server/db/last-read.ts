import { Unavailable } from "../http/errors.ts";

/**
 * Returns the last result of a query during a database outage, so that pages still render.
 * @throws Unavailable before the first read
 */
export function cacheLastRead<Context extends { config: object }, Result>(
  read: (ctx: Context) => Promise<Result>,
): (ctx: Context) => Promise<Result> {
  const lastRead = new WeakMap<object, { result: Result }>();
  return async (ctx) => {
    try {
      const result = await read(ctx);
      lastRead.set(ctx.config, { result });
      return result;
    } catch (error) {
      const last = lastRead.get(ctx.config);
      if (!(error instanceof Unavailable) || last === undefined) throw error;
      return last.result;
    }
  };
}
