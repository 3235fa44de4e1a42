import { staffNewsletter } from "content/staff-newsletter.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, requestInfoContext, staffContext } from "../../../server/context.server.ts";
import { asRowId } from "../../../values/row-id.ts";
import { siteLang } from "../../../values/site-clock.ts";
import { xml } from "../../../values/xml.ts";
import { brandHtml } from "../../foundation/look/brand-emails.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import type { Route } from "./+types/issue-preview-endpoint";
import { renderSampleEmail } from "./gather-issue.server.ts";
import { canWriteIssues } from "./newsletter-permissions.ts";
import { requireIssue } from "./save-issue.server.ts";

export const handle: StaffHandle = { staff: { who: canWriteIssues } };

const words = staffNewsletter.email;

/** Content security policy: e-mails use inline styles, which staff pages forbid; everything else is forbidden here. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const style =
  ":root{color-scheme:light dark}body{margin:16px;font:17px/1.5 system-ui,sans-serif}.back a{display:inline-block;padding:12px 0}.both{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}.both>*{min-width:0}.ground{overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}";

/**
 * Returns the style and body of an e-mail, to show it on this page; a frame would cut off its end. The HTML is safe,
 * because the site wrote or escaped all of it.
 */
function partsOf(html: string) {
  const style = between(html, "<style>", "</style>");
  const body = between(html, "<body", "</body>");
  // On this page, a `div` replaces the e-mail's `body`.
  return { style: style.replaceAll("body,", ""), body: `<div${body}</div>` };
}

const between = (text: string, start: string, end: string): string =>
  text.slice(text.indexOf(start) + start.length, text.lastIndexOf(end));

/** Shows an issue as it will be delivered: HTML beside plain text. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  const issue = await requireIssue(ctx.db, member, asRowId(params.id));
  const email = await renderSampleEmail(ctx, context.get(requestInfoContext).origin, issue, member.email);
  const { look } = await findSettings(ctx);
  const sent = partsOf(brandHtml(email.html, look));
  const back = href("/admin/newsletter/:id", { id: String(issue.id) });
  const body =
    xml`<main><p class="back"><a href="${back}">${words.back}</a></p><h1 dir="auto">${email.subject}</h1><div class="both"><section><h2>${words.html}</h2>` +
    sent.body +
    xml`</section><section><h2>${words.text}</h2><pre dir="auto">${email.text}</pre></section></div></main>`;
  return new Response(
    `<!doctype html><html lang="${siteLang()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.title}</title><style>${style}${sent.style}</style></head><body>${body}</body></html>`,
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
      },
    },
  );
}
