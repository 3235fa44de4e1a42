import { previews } from "../../emails/previews.ts";
import type { Email } from "../../server/mail/mailer.ts";

export function listEmailPreviews(): { name: string; letter: Email }[] {
  return Object.entries(previews).map(([name, letter]) => ({ name, letter }));
}
