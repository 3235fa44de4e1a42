import type { AppContext } from "../context.server.ts";
import type { Email } from "./mailer.ts";

/**
 * The facts of an e-mail that is written again when it leaves, because they may change while it waits. JSON, stored beside the
 * headers, and in no e-mail.
 */
export interface RemadeFrom {
  /** Name under which a feature declares how: `remakes`. */
  by: string;
  fields: Record<string, unknown>;
}

/** @returns the e-mail by the facts of now; undefined where nothing of it holds: it does not leave */
export type RemakeEmail = (
  ctx: AppContext,
  email: Email,
  fields: Record<string, unknown>,
) => Promise<Pick<Email, "subject" | "text" | "html"> | undefined>;

/** Key among the stored headers. */
const key = "X-Remade-From";

export const storeRemade = (headers: Record<string, string>, from: RemadeFrom | undefined): Record<string, string> =>
  from === undefined ? headers : { ...headers, [key]: JSON.stringify(from) };

export function readRemade({ [key]: from, ...headers }: Record<string, string>) {
  return { headers, from: from === undefined ? undefined : (JSON.parse(from) as RemadeFrom) };
}

/** Writes an e-mail again by the present facts. @returns undefined like `RemakeEmail` */
export async function remakeEmail(
  ctx: AppContext,
  email: Email,
  from: RemadeFrom | undefined,
): Promise<Email | undefined> {
  const remake = from && ctx.features.flatMap(({ remakes }) => remakes?.[from.by] ?? [])[0];
  if (remake === undefined) return email;
  const now = await remake(ctx, email, from?.fields ?? {});
  return now && { ...email, subject: now.subject, text: now.text, html: now.html };
}
