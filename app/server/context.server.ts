import { createContext } from "react-router";
import type { Clock } from "./clock/clock.ts";
import type { Database } from "./db/database.server.ts";
import type { FileAccessCache } from "./storage/file-access.server.ts";
import type { FileStore } from "./storage/storage.ts";
import type { ImageMaker } from "./images/image-maker.ts";
import type { Log } from "./log/log.server.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { PageStore } from "./page-cache/page-cache.server.ts";
import type { SharedCaches } from "./page-cache/cdn-purge.server.ts";
import type { Settings } from "./config/config.server.ts";
import type { SignIn, StaffMember } from "./auth/auth.ts";

/** The parts of one running site. Every verb gets it, or the parts of it that it needs, from its caller. */
export interface Site {
  settings: Settings;
  database: Database;
  files: FileStore;
  /** Who may fetch which kept file. */
  fileAccess: FileAccessCache;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  signIn: SignIn;
  images: ImageMaker;
  pages: PageStore;
  /** Only where the settings name them. */
  caches: SharedCaches | undefined;
}

/** One request to a site: who asks, and under which address the site is known to them. */
export interface Visit {
  /** IP address of the visitor's machine. */
  address: string;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Did the browser send this without encryption to a site that visitors reach with https? */
  isUnencrypted: boolean;
  /** Number of this request in the log; an apology shows it. */
  reference: string;
}

/** Where loaders and actions find the site: `context.get(siteContext)`. */
export const siteContext = createContext<Site>();

/** Where loaders and actions find this request's visit. */
export const visitContext = createContext<Visit>();

/** Where staff pages find who is signed in. Set by the guard of the staff pages, and nowhere else. */
export const staffContext = createContext<StaffMember>();

/** Who sends a form of the staff area, and to which site. */
export interface Sender {
  site: Site;
  visit: Visit;
  member: StaffMember;
}

interface Context {
  get<Value>(key: ReturnType<typeof createContext<Value>>): Value;
}

/** The sender of the request that this context belongs to. */
export function senderOf(context: Context): Sender {
  return { site: context.get(siteContext), visit: context.get(visitContext), member: context.get(staffContext) };
}
