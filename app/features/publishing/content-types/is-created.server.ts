import { findIdByIdempotencyKey } from "../../../cms/content-queries.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { contentTypeOf, contentTypes, type Noun } from "./content-types.server.ts";

/**
 * Returns true if a new item's form was saved, from any device.
 * @param subject for example `post:new`
 * @param key of the form
 */
export async function isCreated({ ctx, member }: Actor, subject: string, key: string | undefined): Promise<boolean> {
  const [noun = "", id] = subject.split(":");
  const sent = sendKey(member, key);
  if (id !== "new" || sent === null || !Object.hasOwn(contentTypes, noun)) return false;
  return (await findIdByIdempotencyKey(ctx.db, contentTypeOf(noun as Noun).table, sent)) !== undefined;
}
