import { firstClock } from "../../values/site-clock.ts";
import { dateIn, endOfDay, startOfDay } from "../../values/zoned-time.ts";
import type { Clock } from "../clock/clock.ts";

/** Opened pages by day. */
export interface Visits {
  /** ISO date by the site's clock. */
  date: string;
  path: string;
  count: number;
}

/** Maximum number of paths per day in one process. All others count as `otherPaths`. */
const maxPaths = 2_000;

const otherPaths = "*";

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/**
 * Counts opened pages in memory, which takes one map entry per page. `save-visits.server.ts` writes the counts.
 * @param zoneOf returns the site's zone without a query: cached pages have no request
 */
export function createVisitCounter(clock: Clock, zoneOf = () => firstClock.zone, most = maxPaths) {
  /** Counts by path for today. A saved path stays with 0, so that the maximum applies to the whole day. */
  const today = new Map<string, number>();
  let date = "";
  let zone = "";
  let from = 0;
  let until = 0;
  const unsaved = new Map<string, Visits>();

  const add = (visits: Visits) => {
    const known = unsaved.get(`${visits.date} ${visits.path}`);
    if (known) known.count += visits.count;
    else unsaved.set(`${visits.date} ${visits.path}`, { ...visits });
  };
  const moveToUnsaved = () => {
    for (const [path, count] of today) {
      if (count === 0) continue;
      add({ date, path, count });
      today.set(path, 0);
    }
  };
  const startDay = (now: number) => {
    moveToUnsaved();
    today.clear();
    zone = zoneOf();
    date = dateIn(zone, new Date(now));
    from = Date.parse(startOfDay(zone, date));
    until = Date.parse(endOfDay(zone, date));
  };

  return {
    count(path: string): void {
      const now = clock.now().getTime();
      if (now < from || now >= until || zone !== zoneOf()) startDay(now);
      const known = today.get(path);
      if (known !== undefined) today.set(path, known + 1);
      else if (today.size < most) today.set(path, 1);
      else today.set(otherPaths, (today.get(otherPaths) ?? 0) + 1);
    },
    /** Returns all unsaved counts and forgets them. Sorted by key, which prevents deadlocks between processes. */
    take(): Visits[] {
      moveToUnsaved();
      const taken = [...unsaved.values()];
      unsaved.clear();
      return taken.sort((a, b) => (a.date + a.path < b.date + b.path ? -1 : 1));
    },
    /** Adds counts again that could not be saved. */
    giveBack(visits: Visits[]): void {
      visits.forEach(add);
    },
  };
}

/** Browsers send `Mozilla/5.0`, Opera Mini `Opera/9.80`; programs and link previews in chats send neither. */
const browser = /^(?:Mozilla|Opera)\//;

/** Robots that send a browser's name. Cubot makes telephones. */
const robot =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|externalhit|monitor|pingdom|statuscake|archiver|validator|google-|mediapartners/i;

/** Cached results by user agent. The regular expressions take microseconds, a lookup does not. */
const agents = new Map<string, boolean>();
const maxAgents = 500;
const maxAgentLength = 512;

function isPerson(agent: string): boolean {
  const known = agents.get(agent);
  if (known !== undefined) return known;
  const isOne = agent.length <= maxAgentLength && browser.test(agent) && !robot.test(agent);
  if (agents.size >= maxAgents) agents.clear();
  if (agent.length <= maxAgentLength) agents.set(agent, isOne);
  return isOne;
}

/** Cookie of a staff session, without the `__Host-` prefix that HTTPS adds. */
const staffCookie = "staff.session_token=";

/**
 * Returns true for a visit of a public page by a person. Excludes robots, prefetching, loads by scripts (the service
 * worker during its installation) and staff.
 * @param header returns a request header by its lower-case name
 */
export function isVisit(header: (name: string) => string | null | undefined): boolean {
  const agent = header("user-agent");
  if (!agent || !isPerson(agent)) return false;
  const mode = header("sec-fetch-mode");
  if (mode && mode !== "navigate") return false;
  const purpose = header("sec-purpose") ?? header("purpose") ?? header("x-moz");
  if (purpose && /prefetch|prerender|preview/i.test(purpose)) return false;
  return !header("cookie")?.includes(staffCookie);
}

/** Returns the path of a cache key (origin, path, query); undefined for feeds and other files, which are not pages. */
export function pagePath(key: string): string | undefined {
  const start = key.indexOf("/", key.indexOf("//") + 2);
  const end = key.indexOf("?", start);
  const path = end < 0 ? key.slice(start) : key.slice(start, end);
  return path.includes(".") ? undefined : path;
}
