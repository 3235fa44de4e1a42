import { findNextEnd } from "./features/events/events/find-next-end.server.ts";
import { findSiteClock } from "./features/foundation/settings/find-settings.server.ts";
import { findCountryFixers } from "./features/giving/gifts/find-country-fixers.server.ts";
import { moneyGuard } from "./features/giving/money-guard/find-money-context.server.ts";
import { features } from "./features/index.server.ts";
import { migrations } from "./features/migrations.server.ts";
import { menuOrder } from "./features/office/home/menu-order.server.ts";
import { childProtection } from "./features/publishing/content-types/child-protection.server.ts";
import { findKnownPaths } from "./features/reach/redirects/find-known-addresses.server.ts";
import { findElsewhere } from "./features/reach/redirects/find-redirect.server.ts";
import type { PasswordHashing } from "./server/auth/auth-options.server.ts";
import { openAuth } from "./server/auth/open-auth.server.ts";
import { type Clock, machineClock } from "./server/clock/clock.ts";
import { lastSiteClock } from "./server/clock/site-clock.server.ts";
import { type Config, ConfigError } from "./server/config/config.server.ts";
import type { AppContext } from "./server/context.server.ts";
import { openDatabase } from "./server/db/database.server.ts";
import { hasSearchIndex } from "./server/db/text-search.ts";
import { eventsOf, tablesThat } from "./server/define-feature.server.ts";
import { openFaceFinder } from "./server/faces/detect-faces.server.ts";
import { openFileWorker } from "./server/file-worker/open-file-worker.server.ts";
import { openImages } from "./server/images/sharp-images.server.ts";
import { errorFields, type Log, openLog } from "./server/log/log.server.ts";
import type { MailTransportConfig } from "./server/mail/mail-url.ts";
import { openMailbox } from "./server/mail/mailbox.server.ts";
import type { Mailer } from "./server/mail/mailer.ts";
import { type CreateCdnPurge, purgeRemovedFiles } from "./server/page-cache/cdn.ts";
import { createPageCache } from "./server/page-cache/page-cache.server.ts";
import { openPageFiles, type PageFiles } from "./server/page-cache/page-files.server.ts";
import { openProviders } from "./server/payments/open-providers.server.ts";
import { openFileAccessCache } from "./server/storage/file-access.server.ts";
import { closeToOthers } from "./server/storage/file-permissions.server.ts";
import { openStorage } from "./server/storage/open-storage.server.ts";
import { createVisitCounter } from "./server/visits/visit-counter.ts";

/**
 * Builds the app context; no other code chooses implementations. `clock` and `passwords` are for tests;
 * `createCdnPurge` comes from `ops/cdn`, which `app/` never imports.
 * @throws ConfigError when a part cannot be opened
 */
export async function createAppContext(
  config: Config,
  clock: Clock = machineClock,
  createCdnPurge?: CreateCdnPurge,
  passwords?: PasswordHashing,
): Promise<AppContext> {
  const log = openLog(config.logLevel, (line) => process.stderr.write(`${line}\n`));
  const closed = closeToOthers(config);
  if (closed.length > 0) log.info("closed to other users of the machine", { places: closed.join(", ") });
  await requireStores(config);
  const pageCache = createPageCache(clock, undefined, openFilesOfPages(config, log));
  const cdn = config.cdn && createCdnPurge?.(config.cdn, { clock, log });
  const fileAccess = openFileAccessCache();
  const onChange = () => {
    pageCache.invalidate();
    fileAccess.invalidate();
    cdn?.changed();
  };
  const { databaseUrl, databaseReadUrl, root } = config;
  const db = await openDatabase(
    databaseUrl,
    root,
    migrations,
    { tables: tablesThat(features, "changesPages"), onChange },
    databaseReadUrl,
  );
  if (!(await hasSearchIndex(db))) log.info("no index of words: searching large tables is slow");
  const storage = await openStorage(config.files, root);
  const fileWorker = openFileWorker();
  return {
    config,
    db,
    auth: openAuth(config, db, clock, passwords),
    images: openImages(fileWorker),
    fileWorker,
    faces: openFaceFinder(),
    storage: cdn ? purgeRemovedFiles(storage, cdn) : storage,
    mailer: await openMailer(config.mail),
    clock,
    fileAccess,
    pageCache,
    visits: createVisitCounter(clock, () => lastSiteClock(config).zone),
    payments: openProviders(config.payments),
    childProtection,
    moneyGuard,
    events: eventsOf(features),
    facts: { findSiteClock, findCountryFixers, findNextChange: findNextEnd, findKnownPaths, findElsewhere },
    features,
    menu: menuOrder,
    cdn,
    log,
  };
}

/**
 * Opens the folder of cached pages for a reverse proxy, if configured.
 * @throws ConfigError
 */
function openFilesOfPages({ pages, siteUrl = "" }: Config, log: Log): PageFiles | undefined {
  if (pages.folder === undefined) return undefined;
  try {
    const files = openPageFiles(pages.folder, (error) => log.error("page not written", errorFields(error)));
    return {
      // Save-Data pages have another key, and only the app serves them.
      put: (key, page, until) => key.startsWith(siteUrl) && files.put(key.slice(siteUrl.length), page, until),
      invalidate: files.invalidate,
    };
  } catch {
    throw new ConfigError("PAGES_FOLDER", "names a folder that cannot be written.");
  }
}

/** Checks that the object stores support all needed operations. Loads the S3 client only if configured. */
async function requireStores({ files, backups }: Config): Promise<void> {
  for (const plan of [files, backups])
    if (plan?.by === "store")
      await (await import("./server/storage/object-store/object-store.server.ts")).requireStore(plan);
}

async function openMailer(plan: MailTransportConfig): Promise<Mailer> {
  switch (plan.by) {
    case "mailbox":
      return openMailbox(plan.folder);
    case "smtp":
      return (await import("./server/mail/smtp.server.ts")).openSmtp(plan);
    case "service":
      return (await import("./server/mail/email-service.server.ts")).openEmailService(plan);
  }
}
