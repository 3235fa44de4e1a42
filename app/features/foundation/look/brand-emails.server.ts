import type { AppContext } from "../../../server/context.server.ts";
import { changeLeavingEmails } from "../../../server/mail/change-leaving-emails.server.ts";
import { recolour } from "../../../values/look/recolour.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { type Look, sampleLook } from "../settings/look-schema.ts";

/** Parts of an e-mail that contain colours. */
const styles = /<style>.*?(?:<\/style>|$)|style="[^"]*(?:"|$)/gs;

/** Returns an e-mail's HTML in the foundation's colours. */
export const brandHtml = (html: string, { palette }: Pick<Look, "palette">): string =>
  html.replace(styles, (style) => recolour(style, palette));

/**
 * Returns an app context whose e-mails have the foundation's colours. The look is loaded once, with the first e-mail.
 */
export function withBrandedEmails(ctx: AppContext): AppContext {
  let look: Promise<Look> | undefined;
  return changeLeavingEmails(ctx, async (email) => {
    // Without settings, e-mails are sent in the sample's colours.
    look ??= findSettings(ctx).then(
      (settings) => settings.look,
      () => sampleLook,
    );
    return { ...email, html: brandHtml(email.html, await look) };
  });
}
