import { type Declaration, readUses } from "./call-graph.ts";
import { listFiles, readSources } from "./sources.ts";

/** Tables whose acts need a declaration; e-mails in a loop or of the class `bulk` also need one. */
const watched = new Set([
  "gifts",
  "refunds",
  "receipts",
  "gift_limits",
  "bank_details",
  "help_numbers",
  // Sure settings and sure words are in them.
  "settings",
  "page_texts",
  // A job sends what stands here to all subscribers.
  "issues",
]);

const toMany = "e-mails to many";
const asking = "app/staff-kit/require-act.server.ts#requireAct";
const enqueuing = "app/server/mail/outbox.server.ts#enqueueEmail";

const nameOf = (key: string) => key.replace(/^.*#/, "");

/**
 * Returns the functions that pages, endpoints, jobs and other parts of a feature call: every act begins with one of
 * them.
 */
export function findDoors(graph: ReadonlyMap<string, Declaration>): Set<string> {
  const pages = readSources(listFiles("app").filter((path) => /\.tsx$/.test(path) && !/\.test\./.test(path)));
  const outside =
    /(?:-endpoint|features\/index\.server|\/feature\.server|^app\/(?:app-context|jobs|start-server)\.server)\.ts#/;
  const doors = new Set(pages.flatMap(({ path, text }) => readUses(path, text)));
  for (const { key, uses } of graph.values()) if (outside.test(key)) for (const use of uses) doors.add(use);
  return new Set([...doors].filter((key) => graph.has(key) && !outside.test(key)));
}

/**
 * Finds paths from a door to a watched act without a fresh sign-in.
 * @param ofSite names of functions that the site runs by itself
 * @returns sentences with the functions on the way
 */
export function findUndeclaredActs(
  graph: ReadonlyMap<string, Declaration>,
  doors: Iterable<string>,
  ofSite: ReadonlySet<string>,
): string[] {
  const reach = new Map<string, boolean>([[enqueuing, true]]);
  const reachesMail = (key: string): boolean => {
    const known = reach.get(key);
    if (known !== undefined) return known;
    reach.set(key, false);
    const found = [...(graph.get(key)?.uses ?? [])].some(reachesMail);
    reach.set(key, found);
    return found;
  };
  // `actOnX` runs an act, and asks first.
  const asks = (key: string): boolean => {
    const uses = graph.get(key)?.uses ?? new Set();
    return uses.has(asking) || [...uses].some((use) => use !== key && /^actOn/.test(nameOf(use)) && asks(use));
  };
  const does = (key: string): string[] => {
    const { writes = new Set<string>(), loops = new Set<string>() } = graph.get(key) ?? {};
    const tables = [...writes].filter((table) => watched.has(table));
    return [...loops].some(reachesMail) ? [...tables, toMany] : tables;
  };
  const found = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string, way: readonly string[]): void => {
    if (seen.has(key) || ofSite.has(nameOf(key)) || asks(key)) return;
    seen.add(key);
    const here = [...way, nameOf(key)];
    for (const what of does(key)) found.add(`${what}: ${here.join(" > ")}`);
    for (const one of graph.get(key)?.uses ?? []) follow(one, here);
  };
  for (const door of doors) follow(door, []);
  return [...found].toSorted();
}
