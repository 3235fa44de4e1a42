import type { AppContext } from "../context.server.ts";
import type { Email } from "./mailer.ts";

/**
 * The facts of an e-mail that is rendered again when it is sent, as they may change while it waits. Stored as JSON
 * beside the headers, and never sent.
 */
export interface RemadeFrom {
  /** Name in the `remakes` of a feature. */
  by: string;
  fields: Record<string, unknown>;
}

/** @returns the e-mail with the present facts; undefined if it no longer applies and must not be sent */
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

/**
 * Renders an e-mail again with the present facts.
 * @returns undefined like `RemakeEmail`
 */
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
