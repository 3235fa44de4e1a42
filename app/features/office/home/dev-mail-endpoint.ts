import { countryOf } from "content/countries/index.ts";
import { serverErrors } from "content/server-errors.ts";
import { staffMailbox } from "content/staff-mailbox.ts";
import { appContext } from "../../../server/context.server.ts";
import { previewsOf } from "../../../server/define-feature.server.ts";
import { sampleOf } from "../../../server/mail/email-preview.ts";
import { readMailbox } from "../../../server/mail/mailbox.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { siteLang } from "../../../values/site-clock.ts";
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
  if (!isOpen) return new Response(serverErrors.notFound, { status: 404 });
  const kept = config.mail.by === "mailbox" ? await readMailbox(config.mail.folder) : [];
  const shown = kept.map(({ at, ...email }) => show(at, email)).join("") || `<p>${staffMailbox.none}</p>`;
  const words = (await findWords(ctx)).emails;
  const settings = await findSettings(ctx);
  const previews = previewsOf(ctx.features, { ...settings, country: countryOf(settings.country) });
  const examples = previews.map(([name, preview]) => show(name, sampleOf(preview, words)));
  return new Response(
    `<!doctype html><html lang="${siteLang()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${staffMailbox.title}</title><h1>${staffMailbox.title}</h1>${shown}<h1>${staffMailbox.examples}</h1>${examples.join("")}</html>`,
    { headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy } },
  );
}

function show(about: string, { to, subject, replyTo, text, html }: Email): string {
  const answers = replyTo ? staffMailbox.answers(`${replyTo.name} <${replyTo.address}>`) : "";
  return xml`<article><h2>${subject}</h2><p>${staffMailbox.about(about, to)}${answers}</p><pre>${text}</pre><iframe sandbox="" width="640" height="400" title="${subject}" srcdoc="${html}"></iframe></article>`;
}
