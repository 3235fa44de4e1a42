import type { ImportLine } from "./sources.ts";

/** What a file that ships can be. Schemas, rules and types of a room are its facts. */
type Kind =
  | ("values" | "content" | "samples" | "ui" | "emails" | "browser" | "platform" | "migrations")
  | ("fact" | "store" | "verb" | "page")
  | ("openSite" | "loadSamples" | "timetable" | "keptPages" | "answerRequest" | "frame" | "routes" | "server");

/** The room that a file belongs to. */
export function roomOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1];
}

/** The rooms that everybody walks through: they may look into every cupboard. */
const halls = ["home", "staff"];

const byPlace: [RegExp, Kind | "test"][] = [
  [/^tests\/|\.(?:test|contract)\.tsx?$/, "test"],
  [/^content\/samples\//, "samples"],
  [/^content\//, "content"],
  [/^app\/values\//, "values"],
  [/^app\/ui\//, "ui"],
  [/^app\/emails\//, "emails"],
  [/^app\/browser\//, "browser"],
  [/^app\/platform\/database\/migrations\//, "migrations"],
  [/^app\/platform\//, "platform"],
  [/^app\/features\/[^/]+\/[\w-]+(?:\.tsx|-endpoint\.ts)$/, "page"],
  [/^app\/features\/[^/]+\/[\w-]+-store\.server\.ts$/, "store"],
  [/^app\/features\/[^/]+\/[\w-]+\.server\.ts$/, "verb"],
  [/^app\/features\/[^/]+\/[\w-]+\.ts$/, "fact"],
  [/^app\/open-site\.server\.ts$/, "openSite"],
  [/^app\/load-samples\.server\.ts$/, "loadSamples"],
  [/^app\/timetable\.server\.ts$/, "timetable"],
  [/^app\/kept-pages\.ts$/, "keptPages"],
  [/^app\/answer-request\.server\.ts$/, "answerRequest"],
  [/^app\/(?:root|entry\.server|entry\.client)\.tsx$/, "frame"],
  [/^app\/routes\.ts$/, "routes"],
  [/^(?:server|app\/serve-site\.server)\.ts$/, "server"],
];

/** What a file is, by its folder and its name; undefined where the house has no place for it. */
export function kindOf(path: string): Kind | "test" | undefined {
  return byPlace.find(([shape]) => shape.test(path))?.[1];
}

type May = (line: ImportLine) => boolean;

const inside =
  (...places: string[]): May =>
  ({ to }) =>
    places.some((place) => (place.endsWith("/") ? to.startsWith(place) : to === place));

const library =
  (...names: string[]): May =>
  ({ to }) =>
    names.some((name) => to === `npm:${name}` || to.startsWith(`npm:${name}/`));

const node: May = ({ to }) => to.startsWith("node:");
const everyLibrary: May = ({ to }) => to.startsWith("npm:");
const typesOf =
  (may: May): May =>
  (line) =>
    line.typesOnly && may(line);
const ownRoom: May = ({ from, to }) => roomOf(from) !== undefined && roomOf(from) === roomOf(to);
const roomsWith =
  (...kinds: Kind[]): May =>
  ({ to }) =>
    kinds.some((kind) => kind === kindOf(to));
const own =
  (...kinds: Kind[]): May =>
  (line) =>
    ownRoom(line) && roomsWith(...kinds)(line);
const cards: May = ({ to }) => /-card\.tsx$/.test(to);
const schemas: May = ({ to }) => /-schema\.ts$/.test(to);
const fromHall: May = ({ from }) => halls.includes(roomOf(from) ?? "");
const both =
  (...all: May[]): May =>
  (line) =>
    all.every((may) => may(line));

const values = inside("app/values/");
const platformLibraries: May = (line) => {
  if (library("react", "react-dom", "@react-router")(line)) return false;
  // `createContext` is how a request brings its site along; the rest of the framework is for pages.
  if (library("react-router")(line)) return line.names.every((name) => name === "createContext");
  return everyLibrary(line);
};

/** What a part of the cellar promises, without the part itself. */
const ports: May = ({ to }) => to.startsWith("app/server/") && !to.includes(".server.");

/** Who may import whom: any one of the list is enough. */
const mayImport: Record<Kind, May[]> = {
  values: [values, typesOf(library("valibot"))],
  content: [both(inside("content/"), ({ to }) => kindOf(to) === "content")],
  samples: [inside("content/")],
  // One library may help to draw: the one that reads Markdown.
  ui: [library("react", "mdast-util-from-markdown"), typesOf(library("mdast")), inside("app/ui/"), values],
  // The newsletter is written in the Markdown of the pages, and read by the same library.
  emails: [
    library("mdast-util-from-markdown"),
    typesOf(library("mdast")),
    inside("app/emails/"),
    values,
    typesOf(inside("app/server/mail/")),
  ],
  browser: [inside("app/browser/", "content/script.ts"), schemas, values, library("valibot")],
  migrations: [library("kysely"), inside("app/server/db/migrations/")],
  platform: [inside("app/server/"), values, node, platformLibraries],
  fact: [
    library("valibot"),
    values,
    own("fact"),
    typesOf(roomsWith("fact")),
    typesOf(ports),
    // The desk lends its fields of publishing to the schema of everything that is published.
    inside("app/cms/publishing-schema.ts"),
  ],
  store: [library("kysely"), inside("app/server/db/"), values, own("fact", "store")],
  verb: [
    own("fact", "store", "verb"),
    roomsWith("fact", "verb"),
    inside("app/emails/", "app/server/"),
    values,
    node,
    library("valibot"),
  ],
  page: [
    ownRoom,
    cards,
    roomsWith("fact", "verb"),
    both(fromHall, roomsWith("store")),
    both(inside("content/"), ({ to }) => kindOf(to) === "content"),
    inside("app/ui/"),
    values,
    both(inside("app/server/"), ({ to }) => !to.startsWith("app/server/db/")),
    library("react", "react-router", "@react-router/node", "valibot"),
  ],
  openSite: [inside("app/server/", "app/emails/")],
  loadSamples: [inside("content/samples/", "app/server/"), roomsWith("store", "fact")],
  timetable: [inside("app/server/"), roomsWith("verb")],
  // A page has one name in the cache: cursors say how they are written.
  keptPages: [values, typesOf(inside("app/server/page-cache/"))],
  answerRequest: [inside("app/server/", "app/cached-routes.ts"), library("react-router"), node],
  frame: [
    library("react", "react-dom", "react-router"),
    inside("app/ui/", "app/browser/index.ts", "app/server/"),
    // What is refused before any page is chosen is shown in the entrance hall.
    inside("app/root.tsx", "app/features/layout/public-layout.tsx"),
    node,
  ],
  routes: [library("@react-router/dev")],
  server: [
    inside("app/start-server.server.ts", "app/app-context.server.ts", "app/load-samples.server.ts"),
    inside("app/handle-request.server.ts"),
    inside("app/jobs.server.ts", "app/cached-routes.ts"),
    // The one verb that a start needs: it offers the first account.
    inside("app/features/auth/set-up.server.ts"),
    inside("app/server/", "content/samples/", "virtual:react-router/server-build"),
    node,
  ],
};

/** Who may ask the database: one store for each room, and the parts of the house that keep tables of their own. */
export function mayAskDatabase(path: string): boolean {
  return (
    kindOf(path) === "store" ||
    kindOf(path) === "loadSamples" ||
    path.startsWith("app/server/db/") ||
    ["backups/results", "http/attempts", "mail/outbox", "pages/next-change", "work/work"].some(
      (part) => path === `app/server/${part}.server.ts`,
    )
  );
}

/**
 * What is wrong with an import, in a sentence; undefined when nothing is.
 *
 * @param dependencies the libraries that are installed where the site runs
 */
export function complaintAbout(line: ImportLine, dependencies: string[]): string | undefined {
  const { from, to } = line;
  const kind = kindOf(from);
  if (kind === "test") return undefined;
  if (kind === undefined) return `${from} has no place in the house`;
  if (to.startsWith("npm:") && !line.typesOnly && !library(...dependencies)(line))
    return `${from} imports ${to}, which is not installed where the site runs`;
  if (library("kysely")(line) && !mayAskDatabase(from))
    return `${from} imports ${to}, and only stores ask the database`;
  if (kindOf(to) === "test") return `${from} ships, and imports ${to}, which is for tests`;
  return mayImport[kind].some((may) => may(line)) ? undefined : `${from} (${kind}) imports ${to}`;
}

/** A circle of rooms that import each other, each once and the first again at its end; undefined when there is none. */
export function findCircle(lines: Pick<ImportLine, "from" | "to">[]): string[] | undefined {
  const neighbours = new Map<string, Set<string>>();
  for (const { from, to } of lines) {
    const [here, there] = [roomOf(from), roomOf(to)];
    if (here === undefined || there === undefined || here === there) continue;
    neighbours.set(here, (neighbours.get(here) ?? new Set()).add(there));
  }
  const done = new Set<string>();
  const walk = (room: string, way: string[]): string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of neighbours.get(room) ?? []) {
      const circle = walk(next, [...way, room]);
      if (circle !== undefined) return circle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of neighbours.keys()) {
    const circle = walk(room, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
