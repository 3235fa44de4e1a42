import { resolve } from "node:path";
import * as v from "valibot";
import { readMailUrl, readSender } from "../mail/mail-url.ts";
import { refuse, wholeNumber } from "./config-error.ts";
import type { Environment, SiteAddress } from "./environment.ts";

/** Returns the schema of a value that `read` parses. The value is invalid if `read` returns undefined. */
const parsed = <Value>(read: (text: string) => Value | undefined, message: string) =>
  v.pipe(
    v.string(),
    v.transform(read),
    v.custom<Value>((value) => value !== undefined, message),
  );

export const mailEntries = {
  MAIL_URL: v.optional(
    parsed(
      readMailUrl,
      "must look like mailbox:var/mail, smtp://user:password@host:587, smtps://user:password@host or emailjs://id:key@host/?service=…&template=….",
    ),
    "mailbox:var/mail",
  ),
  MAIL_FROM: v.optional(
    parsed(readSender, "must be an address, or a name and an address, like Tabasamu <hello@example.org>."),
  ),
  MAIL_VISITORS_PER_HOUR: v.optional(wholeNumber(1, 1_000_000, "must be a whole number from 1 to 1000000."), "300"),
  MAIL_VISITORS_PER_DAY: v.optional(wholeNumber(1, 1_000_000, "must be a whole number from 1 to 1000000."), "2000"),
};

/**
 * Reads the mail settings. A real transport needs `SITE_URL`. Otherwise links would use the host of the request, which
 * any client can forge.
 */
export function readMailConfig(
  { MAIL_URL: plan, MAIL_FROM, SITE_URL }: Environment<typeof mailEntries> & SiteAddress,
  root: string,
) {
  if (plan.by === "mailbox") return { by: "mailbox", folder: resolve(root, plan.folder) } as const;
  const why = "must be set, because MAIL_URL sends emails out of this machine";
  if (SITE_URL === undefined) return refuse("SITE_URL", `${why}, with links to the site.`);
  return { ...plan, from: MAIL_FROM ?? refuse("MAIL_FROM", `${why}.`) };
}
