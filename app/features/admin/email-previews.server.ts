import { previews } from "../../emails/previews.ts";
import type { Email } from "../../server/mail/mailer.ts";

export function listEmailPreviews(): { name: string; email: Email }[] {
  return Object.entries(previews).map(([name, email]) => ({ name, email }));
}
