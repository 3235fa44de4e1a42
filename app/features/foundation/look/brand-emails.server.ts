import type { AppContext } from "../../../server/context.server.ts";
import { changeLeavingEmails } from "../../../server/mail/change-leaving-emails.server.ts";
import { recolour } from "../../../values/look/recolour.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { type Look, sampleLook } from "../settings/look-schema.ts";

/** The parts of an e-mail that have colours. */
const styles = /<style>.*?(?:<\/style>|$)|style="[^"]*(?:"|$)/gs;

/** The HTML of an e-mail in the foundation's colours, as it leaves. */
export const brandHtml = (html: string, { palette }: Pick<Look, "palette">): string =>
  html.replace(styles, (style) => recolour(style, palette));

/** This app context, whose e-mails leave in the foundation's colours. Reads the look once, with the first e-mail. */
export function withBrandedEmails(ctx: AppContext): AppContext {
  let look: Promise<Look> | undefined;
  return changeLeavingEmails(ctx, async (email) => {
    // In the sample's colours rather than not at all.
    look ??= findSettings(ctx).then(
      (settings) => settings.look,
      () => sampleLook,
    );
    return { ...email, html: brandHtml(email.html, await look) };
  });
}
