import { type Clock, machineClock } from "./server/clock/clock.ts";
import { openDatabase } from "./server/db/database.server.ts";
import { hasWordIndex } from "./server/db/search.ts";
import { openFileAccessCache } from "./server/storage/file-access.server.ts";
import { openFiles } from "./server/storage/open-storage.server.ts";
import { sharpImages } from "./server/images/sharp-images.server.ts";
import { errorFacts, type Log, openLog } from "./server/log/log.server.ts";
import type { MailPlan } from "./server/mail/mail-url.ts";
import { openMailbox } from "./server/mail/mailbox.server.ts";
import type { Mailer } from "./server/mail/mailer.ts";
import { openPageFiles } from "./server/page-cache/page-files.server.ts";
import { openPageStore } from "./server/page-cache/page-cache.server.ts";
import { openSharedCaches, tellingOfRemovals } from "./server/page-cache/cdn-purge.server.ts";
import { closeToOthers } from "./server/storage/file-permissions.server.ts";
import { BadSetting, type Settings } from "./server/config/config.server.ts";
import { openSignIn } from "./server/auth/auth.server.ts";
import type { Site } from "./server/context.server.ts";

/**
 * Chooses and joins the parts that the settings name. The only place that does.
 *
 * @param clock another one than the machine's, for tests
 * @throws BadSetting when a part cannot be opened
 */
export async function openSite(settings: Settings, clock: Clock = machineClock): Promise<Site> {
  const log = openLog(settings.logLevel, (line) => process.stderr.write(`${line}\n`));
  const closed = closeToOthers(settings);
  if (closed.length > 0) log.info("closed to other users of the machine", { places: closed.join(", ") });
  await needStores(settings);
  const pages = openPageStore(clock, undefined, openFilesOfPages(settings, log));
  const caches = settings.cdn && openSharedCaches(settings.cdn, { clock, log });
  const fileAccess = openFileAccessCache();
  const onChange = () => {
    pages.forget();
    fileAccess.invalidate();
    caches?.changed();
  };
  const { databaseUrl, databaseReadUrl, root } = settings;
  const database = await openDatabase(databaseUrl, root, onChange, databaseReadUrl);
  if (!(await hasWordIndex(database))) log.info("no index of words: searching large tables is slow");
  const files = await openFiles(settings.files);
  return {
    settings,
    database,
    signIn: openSignIn(settings, database),
    images: sharpImages,
    files: caches ? tellingOfRemovals(files, caches) : files,
    mailer: await openMailer(settings.mail),
    clock,
    fileAccess,
    pages,
    caches,
    log,
  };
}

/** The folder from which a server in front sends kept pages, where one is wanted. @throws BadSetting */
function openFilesOfPages({ pages, siteUrl = "" }: Settings, log: Log): Parameters<typeof openPageStore>[2] {
  if (pages.folder === undefined) return undefined;
  try {
    const files = openPageFiles(pages.folder, (error) => log.error("page not written", errorFacts(error)));
    return {
      // Pages for those who save data have another key, and come from the site.
      keep: (key, page, until) => key.startsWith(siteUrl) && files.keep(key.slice(siteUrl.length), page, until),
      forget: files.forget,
    };
  } catch {
    throw new BadSetting("PAGES_FOLDER", "names a folder that cannot be written.");
  }
}

/** Looks whether object stores do what the site will want of them. What speaks with them is loaded where there is one. */
async function needStores({ files, backups }: Settings): Promise<void> {
  for (const plan of [files, backups]) {
    if (plan?.by !== "store") continue;
    await (await import("./server/storage/object-store/require-store.server.ts")).needStore(plan);
  }
}

/** What carries letters is loaded where it is used: a site that keeps them in a folder has no need of it. */
async function openMailer(plan: MailPlan): Promise<Mailer> {
  switch (plan.by) {
    case "mailbox":
      return openMailbox(plan.folder);
    case "smtp":
      return (await import("./server/mail/smtp.server.ts")).openSmtp(plan);
    case "service":
      return (await import("./server/mail/email-service.server.ts")).openEmailService(plan);
  }
}
