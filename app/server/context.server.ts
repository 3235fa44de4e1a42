import { createContext } from "react-router";
import type { Auth, StaffMember } from "./auth/auth.ts";
import type { Clock } from "./clock/clock.ts";
import type { Config } from "./config/config.server.ts";
import type { Database } from "./db/database.server.ts";
import type { ImageMaker } from "./images/image-maker.ts";
import type { Log } from "./log/log.server.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { CdnPurge } from "./page-cache/cdn-purge.server.ts";
import type { PageCache } from "./page-cache/page-cache.server.ts";
import type { FileAccessCache } from "./storage/file-access.server.ts";
import type { FileStorage } from "./storage/storage.ts";

/** The parts of one running site. Every verb gets it, or the parts of it that it needs, from its caller. */
export interface AppContext {
  config: Config;
  db: Database;
  storage: FileStorage;
  /** Who may fetch which kept file. */
  fileAccess: FileAccessCache;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  auth: Auth;
  images: ImageMaker;
  pageCache: PageCache;
  /** Only where the settings name them. */
  cdn: CdnPurge | undefined;
}

/** One request to a site: who asks, and under which address the site is known to them. */
export interface RequestInfo {
  /** IP address of the visitor's machine. */
  address: string;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Number of this request in the log; an apology shows it. */
  requestId: string;
}

/** Where loaders and actions find the site: `context.get(siteContext)`. */
export const appContext = createContext<AppContext>();

/** Where loaders and actions find this request's visit. */
export const requestInfoContext = createContext<RequestInfo>();

/** Where staff pages find who is signed in. Set by the guard of the staff pages, and nowhere else. */
export const staffContext = createContext<StaffMember>();

/** Who sends a form of the staff area, and to which site. */
export interface Sender {
  ctx: AppContext;
  visit: RequestInfo;
  member: StaffMember;
}

interface Context {
  get<Value>(key: ReturnType<typeof createContext<Value>>): Value;
}

/** The sender of the request that this context belongs to. */
export function senderOf(context: Context): Sender {
  return { ctx: context.get(appContext), visit: context.get(requestInfoContext), member: context.get(staffContext) };
}
