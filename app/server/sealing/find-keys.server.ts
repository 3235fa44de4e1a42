import type { AppContext } from "../context.server.ts";
import { findWraps, insertWrap } from "./key-queries.server.ts";
import { type Keyed, keyIdOf, openText, sealText } from "./seal.server.ts";

type Ctx = Pick<AppContext, "db" | "config">;

/**
 * Returns the context that binds an earlier key to the row in which it is stored. In another row, the key cannot be
 * decrypted.
 */
const aboutWrap = (id: string) => `concern_key_wraps ${id}`;

/** Encrypts an earlier key with this machine's key, for storing. */
export const wrapKey = (under: Keyed, earlier: Keyed) => ({
  key_id: keyIdOf(earlier),
  under_id: keyIdOf(under),
  sealed: sealText(under, earlier.concernsKey, aboutWrap(keyIdOf(earlier))),
});

type Wrap = ReturnType<typeof wrapKey>;

/**
 * Returns all keys that one key decrypts, by id and with itself first: the keys under it, those under these, and so on.
 */
export function keysUnder(own: Keyed, wraps: readonly Wrap[]): Map<string, Keyed> {
  const keys = new Map([[keyIdOf(own), own]]);
  // A map can grow while it is iterated.
  for (const [id, key] of keys)
    for (const { key_id, under_id, sealed } of wraps) {
      if (under_id !== id || keys.has(key_id)) continue;
      const concernsKey = openText(key, sealed, aboutWrap(key_id));
      if (concernsKey !== undefined && keyIdOf({ concernsKey }) === key_id) keys.set(key_id, { concernsKey });
    }
  return keys;
}

/** Returns the keys that this site has: the machine's own first, then earlier keys that a recovery phrase unlocked. */
export const findKeys = async ({ db, config }: Ctx): Promise<Map<string, Keyed>> =>
  keysUnder(config, await findWraps(db));

/**
 * @param id of a row's key
 * @returns undefined for a key that this site does not have: the row is locked
 */
export const findKey = async (ctx: Ctx, id: string): Promise<Keyed | undefined> =>
  id === keyIdOf(ctx.config) ? ctx.config : (await findKeys(ctx)).get(id);

/**
 * Lets this machine's key decrypt data of an earlier key, without encrypting that data again. A second call does
 * nothing.
 */
export const addKey = ({ db, config }: Ctx, earlier: Keyed, how: { unlocked_at: string; unlocked_by: string }) =>
  insertWrap(db, { ...wrapKey(config, earlier), ...how });
