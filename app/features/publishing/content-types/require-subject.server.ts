import { requireEditable, requireWrite } from "../../../cms/content-type.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { asRowId } from "../../../values/row-id.ts";
import { canWriteIssues } from "../newsletter/newsletter-permissions.ts";
import { requireIssue } from "../newsletter/save-issue.server.ts";
import { contentTypeOf, contentTypes, type Noun } from "./content-types.server.ts";

/** Reads the subject in an address, for example `post-12`. @throws AppError notFound */
export function readSubject(text: string) {
  const [, noun = "", id] = /^([a-z]+)-([1-9]\d{0,14})$/.exec(text) ?? [];
  if (!Object.hasOwn(contentTypes, noun)) throw new AppError("notFound");
  return { type: contentTypeOf(noun as Noun), id: asRowId(id ?? "") };
}

/**
 * Reads a draft's subject, for example `post:12` or `post:new`, and checks the permission.
 * @throws AppError notFound, adminsOnly, notYours
 */
export async function requireSubject({ ctx, member }: Actor, subject: string | null | undefined): Promise<string> {
  const [, noun = "", key = ""] = /^([a-z]+):(new|[1-9]\d{0,14})$/.exec(subject ?? "") ?? [];
  const isNew = key === "new";
  if (noun === "issue") {
    if (isNew) requireMay(member, canWriteIssues);
    if (!isNew) await requireIssue(ctx.db, member, asRowId(key));
  } else if (Object.hasOwn(contentTypes, noun)) {
    const type = contentTypeOf(noun as Noun);
    if (isNew) requireWrite(type, member);
    else await requireEditable(ctx.db, member, type, asRowId(key));
  } else throw new AppError("notFound");
  return `${noun}:${key}`;
}
