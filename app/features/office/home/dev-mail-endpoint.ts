import { countryOf } from "content/countries/index.ts";
import { appContext } from "../../../server/context.server.ts";
import { previewsOf } from "../../../server/define-feature.server.ts";
import { sampleOf } from "../../../server/mail/email-preview.ts";
import { readMailbox } from "../../../server/mail/mailbox.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { xml } from "../../../values/xml.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import type { Route } from "./+types/dev-mail-endpoint";
import { canReadOutbox } from "./admin-permissions.ts";

/** Content security policy for e-mails: only inline styles. The iframe is also sandboxed. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Serves sent e-mails, newest first, and previews of all e-mails. Only during development, and for admins of a practice
 * copy.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const { config, auth } = ctx;
  const member = config.practice ? await auth.getSession(request.headers) : undefined;
  const isOpen = config.development || (member !== undefined && canReadOutbox(member));
  if (!isOpen) return new Response("Not found", { status: 404 });
  const kept = config.mail.by === "mailbox" ? await readMailbox(config.mail.folder) : [];
  const shown = kept.map(({ at, ...email }) => show(at, email)).join("") || "<p>No emails yet.</p>";
  const words = (await findWords(ctx)).emails;
  const settings = await findSettings(ctx);
  const previews = previewsOf(ctx.features, { ...settings, country: countryOf(settings.country) });
  const examples = previews.map(([name, preview]) => show(name, sampleOf(preview, words)));
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title><h1>Development mailbox</h1>${shown}<h1>Every email, as an example</h1>${examples.join("")}</html>`,
    { headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy } },
  );
}

function show(about: string, { to, subject, replyTo, text, html }: Email): string {
  const answers = replyTo ? `, answers go to ${replyTo.name} <${replyTo.address}>` : "";
  return xml`<article><h2>${subject}</h2><p>${about}, to ${to}${answers}</p><pre>${text}</pre><iframe sandbox="" width="640" height="400" title="${subject}" srcdoc="${html}"></iframe></article>`;
}
