import { createContext } from "react-router";
import type { Auth, StaffMember } from "./auth/auth.ts";
import type { Clock } from "./clock/clock.ts";
import type { Config } from "./config/config.server.ts";
import type { Database } from "./db/database.server.ts";
import type { OpenTransaction } from "./db/with-transaction.ts";
import type { FaceFinder } from "./faces/face-finder.ts";
import type { FileWorker } from "./file-worker/file-worker.ts";
import type { ImageMaker } from "./images/image-maker.ts";
import type { Log } from "./log/log.server.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { CdnPurge } from "./page-cache/cdn.ts";
import type { PageCache } from "./page-cache/page-cache.server.ts";
import type { PaymentProvider } from "./payments/payment-provider.ts";
import type { FileAccessCache } from "./storage/file-access.server.ts";
import type { FileStorage } from "./storage/storage.ts";
import type { VisitCounter } from "./visits/visit-counter.ts";

/**
 * The services of a running app. Callers pass the context, or the parts needed, to every command and query. Services
 * that take the context themselves (features, their events, child protection) are added where they are declared, to
 * avoid circular types.
 */
export interface AppContext {
  config: Config;
  db: Database;
  storage: FileStorage;
  fileAccess: FileAccessCache;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  auth: Auth;
  images: ImageMaker;
  fileWorker: FileWorker;
  faces: FaceFinder;
  pageCache: PageCache;
  visits: VisitCounter;
  /** Providers of online payments whose keys are set; new payments use the first one. */
  payments: PaymentProvider[];
  /** Undefined if not configured. */
  cdn: CdnPurge | undefined;
}

/** The app context inside a transaction, from `withTransaction`. */
export type InTransaction = AppContext & { db: OpenTransaction };

/** A member of staff with the app context, for commands of the staff area. */
export type Actor = Pick<Sender, "ctx" | "member">;

/** The sender of a request, and the origin it used. */
export interface RequestInfo {
  address: string;
  /** Origin without a trailing slash. */
  origin: string;
  /** Id of the request in the log and on the error page. */
  requestId: string;
  /** Time of the signed-in person's last proof of identity (ISO 8601). Only the staff middleware sets it. */
  confirmedAt?: string | undefined;
  /** True for a page of the site that is shown inside the staff area. */
  isFramedByStaff?: true;
}

/** The app context for loaders and actions: `context.get(appContext)`. */
export const appContext = createContext<AppContext>();

export const requestInfoContext = createContext<RequestInfo>();

/** Error of the route, as the router handled it. */
export const thrownContext = createContext<{ error: unknown } | null>(null);

/** Error for the error page, for a route without a page: see `handle-request.server.ts`. */
export const shownErrorContext = createContext<{ error: unknown } | null>(null);

/** Renders a public page inside another request, for previews: not cached, and not counted as a visit. */
export const renderPageContext = createContext<(path: string, requestInfo: RequestInfo) => Promise<Response>>();

/** The signed-in person. Only the staff middleware sets it. */
export const staffContext = createContext<StaffMember>();

interface Context {
  get<Value>(key: ReturnType<typeof createContext<Value>>): Value;
}

/** Returns the sender of a staff form, with the app context. */
export const senderOf = (context: Context) => ({
  ctx: context.get(appContext),
  requestInfo: context.get(requestInfoContext),
  member: context.get(staffContext),
});

export type Sender = ReturnType<typeof senderOf>;
