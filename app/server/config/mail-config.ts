import { resolve } from "node:path";
import * as v from "valibot";
import { type MailPlan, readMailUrl, readSender } from "../mail/mail-url.ts";

/** The variables that say how letters leave the site. */
export const mailEntries = {
  MAIL_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readMailUrl(text) !== undefined,
        "must look like mailbox:var/mail, smtp://user:password@host:587, smtps://user:password@host or emailjs://id:key@host/?service=…&template=….",
      ),
    ),
    "mailbox:var/mail",
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readSender(text) !== undefined,
        "must be an address, or a name and an address, like Tabasamu <hello@example.org>.",
      ),
    ),
  ),
};

/**
 * Joins what the variables say. Letters that leave the machine need `SITE_URL`: without it the links in them would lead
 * wherever the request says that the site is, and anybody may write a request.
 *
 * @param root folder that the mailbox's path starts from
 * @param refuse throws for a variable that cannot be used
 */
export function readMailPlan(
  read: { MAIL_URL: string; MAIL_FROM?: string; SITE_URL?: string },
  root: string,
  refuse: (variable: string, why: string) => never,
): MailPlan {
  const plan = readMailUrl(read.MAIL_URL);
  if (plan === undefined) return refuse("MAIL_URL", "cannot be read.");
  if (plan.by === "mailbox") return { by: "mailbox", folder: resolve(root, plan.folder) };
  if (read.SITE_URL === undefined)
    return refuse(
      "SITE_URL",
      "must be set, because MAIL_URL sends letters out of this machine, with links to the site.",
    );
  const from = read.MAIL_FROM === undefined ? undefined : readSender(read.MAIL_FROM);
  if (from === undefined)
    return refuse("MAIL_FROM", "must be set, because MAIL_URL sends letters out of this machine.");
  return { ...plan, from };
}
