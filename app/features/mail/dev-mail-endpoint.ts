import { readMailbox } from "../../platform/mail/mailbox.server.ts";
import { siteContext } from "../../platform/site.server.ts";
import { xml } from "../../values/xml.ts";
import type { Route } from "./+types/dev-mail-endpoint";

/** The development mailbox, newest letter first. While not developing there is no such address. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { settings } = context.get(siteContext);
  if (!settings.development) return new Response("Not found", { status: 404 });
  const letters = await readMailbox(settings.mailboxFolder);
  const shown = letters.map(
    ({ at, to, subject, replyTo, text }) =>
      xml`<article><h2>${subject}</h2><p>${at}, to ${to}${replyTo ? `, answers go to ${replyTo.name} <${replyTo.address}>` : ""}</p><pre>${text}</pre></article>`,
  );
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title><h1>Development mailbox</h1>${shown.join("") || "<p>No letters yet.</p>"}</html>`,
    { headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "default-src 'none'" } },
  );
}
