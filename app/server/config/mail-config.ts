import { resolve } from "node:path";
import * as v from "valibot";
import { type MailTransportConfig, readMailUrl, readSender } from "../mail/mail-url.ts";

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
 * Reads the mail variables. A real transport needs `SITE_URL`: otherwise links in e-mails would follow the request's
 * host, which any client can forge.
 * @param root base of the mailbox path
 * @param refuse throws for an invalid variable
 */
export function readMailConfig(
  read: { MAIL_URL: string; MAIL_FROM?: string; SITE_URL?: string },
  root: string,
  refuse: (variable: string, why: string) => never,
): MailTransportConfig {
  const plan = readMailUrl(read.MAIL_URL);
  if (plan === undefined) return refuse("MAIL_URL", "cannot be read.");
  if (plan.by === "mailbox") return { by: "mailbox", folder: resolve(root, plan.folder) };
  if (read.SITE_URL === undefined)
    return refuse(
      "SITE_URL",
      "must be set, because MAIL_URL sends emails out of this machine, with links to the site.",
    );
  const from = read.MAIL_FROM === undefined ? undefined : readSender(read.MAIL_FROM);
  if (from === undefined) return refuse("MAIL_FROM", "must be set, because MAIL_URL sends emails out of this machine.");
  return { ...plan, from };
}
