import { type Clock, machineClock } from "./platform/clock/clock.ts";
import { openDatabase } from "./platform/database/database.server.ts";
import { openDiskFiles } from "./platform/files/disk-files.server.ts";
import { sharpImages } from "./platform/images/sharp-images.server.ts";
import { openLog } from "./platform/log/log.server.ts";
import type { MailPlan } from "./platform/mail/mail-plan.ts";
import { openMailbox } from "./platform/mail/mailbox.server.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import { openPageStore } from "./platform/pages/page-store.server.ts";
import type { Settings } from "./platform/settings.server.ts";
import { openSignIn } from "./platform/sign-in/sign-in.server.ts";
import type { Site } from "./platform/site.server.ts";

/**
 * Chooses and joins the parts that the settings name. The only place that does.
 *
 * @param clock another one than the machine's, for tests
 * @throws BadSetting when a part cannot be opened
 */
export async function openSite(settings: Settings, clock: Clock = machineClock): Promise<Site> {
  const pages = openPageStore(clock);
  const database = await openDatabase(settings.databaseUrl, settings.root, pages.forget, settings.databaseReadUrl);
  return {
    settings,
    database,
    signIn: openSignIn(settings, database),
    images: sharpImages,
    files: openDiskFiles(settings.filesFolder),
    mailer: await openMailer(settings.mail),
    clock,
    pages,
    log: openLog(settings.logLevel, (line) => process.stderr.write(`${line}\n`)),
  };
}

/** What carries letters is loaded where it is used: a site that keeps them in a folder has no need of it. */
async function openMailer(plan: MailPlan): Promise<Mailer> {
  switch (plan.by) {
    case "mailbox":
      return openMailbox(plan.folder);
    case "smtp":
      return (await import("./platform/mail/smtp.server.ts")).openSmtp(plan);
    case "service":
      return (await import("./platform/mail/email-service.server.ts")).openEmailService(plan);
  }
}
