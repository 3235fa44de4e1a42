import type { ImportLine } from "./sources.ts";

/** The roles of shipped files. A feature's schemas, permissions and types are its facts; a template makes e-mails. */
type Role =
  | ("values" | "content" | "samples" | "ui" | "emails" | "browser" | "server" | "migrations" | "staffKit" | "cms")
  | ("fact" | "tables" | "contentType" | "queries" | "template" | "command" | "page")
  | ("featureList" | "context" | "loadSamples" | "jobs" | "handleRequest" | "document" | "routes" | "startServer")
  | "ops";

/** A feature, by domain and folder, like `giving/gifts`. */
export function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1];
}

/** Each domain, after those that it may import. Inside a domain, features may know each other. */
export const domains = [
  "foundation",
  "media",
  "people",
  "safeguarding",
  "events",
  "publishing",
  "giving",
  "reach",
  "site",
  "office",
] as const;

export function domainOf(path: string): string | undefined {
  return featureOf(path)?.split("/")[0];
}

/** Returns the level of a file's domain; -1 outside of domains. */
export const levelOf = (path: string): number => (domains as readonly string[]).indexOf(domainOf(path) ?? "");

/** Features that combine many others, and may import their queries. */
const overviews = ["site/layout", "site/fixed-pages", "office/home", "reach/feeds"];

const byPlace: [RegExp, Role | "test"][] = [
  [/^tests\/|\.(?:test|contract|sample|support|journey)\.tsx?$/, "test"],
  [/^content\/[a-z]{2}\/samples\//, "samples"],
  [/^content\//, "content"],
  [/^ops\//, "ops"],
  [/^app\/values\//, "values"],
  [/^app\/ui\//, "ui"],
  [/^app\/emails\//, "emails"],
  [/^app\/browser\//, "browser"],
  [/^app\/staff-kit\//, "staffKit"],
  [/^app\/cms\//, "cms"],
  [/^app\/server\/db\/migrations\//, "migrations"],
  [/^app\/server\//, "server"],
  [/^app\/features\/[^/]+\/[^/]+\/[\w-]+-emails\.tsx$/, "template"],
  [/^app\/features\/[^/]+\/[^/]+\/[\w-]+(?:\.tsx|-endpoint\.ts)$/, "page"],
  [/^app\/features\/[^/]+\/[^/]+\/[\w-]+-queries\.server\.ts$/, "queries"],
  [/^app\/features\/[^/]+\/[^/]+\/[\w-]+\.type\.server\.ts$/, "contentType"],
  [/^app\/features\/[^/]+\/[^/]+\/[\w-]+\.server\.ts$/, "command"],
  [/^app\/features\/[^/]+\/[^/]+\/[\w-]+-tables\.ts$/, "tables"],
  [/^app\/features\/[^/]+\/[^/]+\/[\w-]+\.ts$/, "fact"],
  [/^app\/features\/(?:index|migrations)\.server\.ts$/, "featureList"],
  [/^app\/app-context\.server\.ts$/, "context"],
  [/^app\/load-samples\.server\.ts$/, "loadSamples"],
  [/^app\/jobs\.server\.ts$/, "jobs"],
  [/^app\/(?:handle-request|check-routes|guard-staff-routes|close-routes)\.server\.ts$/, "handleRequest"],
  [/^app\/(?:root|entry\.server|entry\.client)\.tsx$/, "document"],
  [/^app\/routes\.ts$/, "routes"],
  [/^(?:server|app\/start-server\.server)\.ts$/, "startServer"],
];

/** A file's role, by folder and name; undefined for a misplaced one. */
export function roleOf(path: string): Role | "test" | undefined {
  return byPlace.find(([shape]) => shape.test(path))?.[1];
}

type Rule = (line: ImportLine) => boolean;

const inside =
  (...places: string[]): Rule =>
  ({ to }) =>
    places.some((place) => (place.endsWith("/") ? to.startsWith(place) : to === place));

const library =
  (...names: string[]): Rule =>
  ({ to }) =>
    names.some((name) => to === `npm:${name}` || to.startsWith(`npm:${name}/`));

const node: Rule = ({ to }) => to.startsWith("node:");
const everyLibrary: Rule = ({ to }) => to.startsWith("npm:");
const typesOf =
  (rule: Rule): Rule =>
  (line) =>
    line.typesOnly && rule(line);
const ownFeature: Rule = ({ from, to }) => featureOf(from) !== undefined && featureOf(from) === featureOf(to);
const features =
  (...roles: Role[]): Rule =>
  ({ to }) =>
    roles.some((role) => role === roleOf(to));
const own =
  (...roles: Role[]): Rule =>
  (line) =>
    ownFeature(line) && features(...roles)(line);
/** A component for other features: neither page, layout nor e-mail. */
const components: Rule = ({ to }) =>
  featureOf(to) !== undefined && to.endsWith(".tsx") && !/-(?:page|layout|emails)\.tsx$/.test(to);
const lowerDomain: Rule = ({ from, to }) => levelOf(to) < levelOf(from);
const schemas: Rule = ({ to }) => /-schema\.ts$/.test(to);
const fromOverview: Rule = ({ from }) => overviews.includes(featureOf(from) ?? "");
const not =
  (rule: Rule): Rule =>
  (line) =>
    !rule(line);
const both =
  (...all: Rule[]): Rule =>
  (line) =>
    all.every((rule) => rule(line));

// Formats of numbers and lists serve words and values alike.
const values = inside("app/values/", "content/intl.ts");
const words = both(inside("content/"), ({ to }) => roleOf(to) === "content");
const serverLibraries: Rule = (line) => {
  if (library("react", "react-dom", "@react-router")(line)) return false;
  // `createContext` passes the app context to requests; all else of the framework is for pages.
  if (library("react-router")(line)) return line.names.every((name) => name === "createContext");
  return everyLibrary(line);
};

/** Interfaces of ports, without implementations. */
const ports: Rule = ({ to }) => to.startsWith("app/server/") && !to.includes(".server.");

/** Import rules: a file's import must match one. */
const canImport: Record<Role, Rule[]> = {
  // Amounts are read and written by the data of currencies, times by a country's clock and in the site's language.
  values: [values, typesOf(library("valibot", "mdast-util-to-markdown")), inside("content/")],
  content: [words],
  samples: [inside("content/")],
  // One UI library: the Markdown parser.
  ui: [
    library("react", "mdast-util-from-markdown"),
    typesOf(library("mdast")),
    inside("app/ui/", "content/en/form-parts.ts", "content/en/labelled.ts"),
    values,
  ],
  // Newsletters use the pages' Markdown.
  emails: [
    library("react", "react-dom"),
    typesOf(library("mdast")),
    inside("app/ui/rich-text.tsx", "app/emails/", "content/en/emails.ts", "content/en/email-layout.ts"),
    values,
    typesOf(inside("app/server/mail/")),
  ],
  template: [library("react", "react-dom"), inside("app/emails/"), values, words, typesOf(inside("app/server/mail/"))],
  browser: [inside("app/browser/", "content/en/script.ts"), schemas, values, library("valibot")],
  // The baseline reads a file.
  migrations: [library("kysely"), inside("app/server/db/migrations/"), node],
  server: [inside("app/server/"), values, words, node, serverLibraries],
  staffKit: [
    inside("app/staff-kit/", "app/server/", "app/ui/"),
    values,
    words,
    node,
    library("react", "react-router", "valibot"),
  ],
  cms: [
    inside("app/cms/", "app/staff-kit/", "app/server/", "app/ui/"),
    values,
    words,
    node,
    library("react", "react-router", "valibot", "kysely"),
    // The editor: ProseMirror, React in the elements of its documents, and Markdown from these.
    both(
      ({ from }) => from.startsWith("app/cms/editor/"),
      library("@tiptap/pm", "react-dom", "mdast-util-to-markdown"),
    ),
    both(({ from }) => from.startsWith("app/cms/editor/"), typesOf(library("mdast"))),
  ],
  fact: [
    library("valibot"),
    values,
    words,
    own("fact"),
    typesOf(features("fact", "tables")),
    typesOf(own("contentType")),
    typesOf(ports),
    inside("app/cms/publishing-schema.ts", "app/cms/email-schema.ts"),
    inside("app/staff-kit/offline/send-picture.ts", "app/staff-kit/offline/taken-photos.ts"),
    // Sentences of refusals, which the page's `handle` names.
    both(({ from }) => from.endsWith("-errors.ts"), inside("app/server/http/errors.ts")),
    typesOf(inside("app/cms/define-content-type.server.ts")),
    // A migration creates the table of a content type, changes tables on both engines, and makes the changes of a table known
    // to the cached pages of every process.
    both(
      ({ from }) => from.endsWith("-migrations.ts"),
      inside(
        "app/server/db/create-content-table.ts",
        "app/server/db/change-tables.ts",
        "app/server/db/migrations/count-changes.ts",
      ),
    ),
  ],
  // Rows of the feature's tables, which it adds to those of the infrastructure.
  tables: [typesOf(library("kysely")), typesOf(inside("app/server/db/tables.ts")), values],
  // Declares fields, columns, photos, permissions and addresses in one place.
  contentType: [
    own("fact", "contentType", "queries"),
    typesOf(features("fact", "tables")),
    inside("app/features/media/photos/attach-from-form.server.ts", "app/features/foundation/use/start-use.server.ts"),
    inside("app/cms/", "app/staff-kit/"),
    typesOf(inside("app/server/db/tables.ts")),
    values,
    words,
    library("valibot", "react-router"),
  ],
  queries: [
    library("kysely"),
    inside("app/server/db/"),
    values,
    own("fact", "queries"),
    typesOf(own("contentType")),
    typesOf(features("tables")),
    // Modules that serve all features read the declarations.
    inside("app/server/define-feature.server.ts"),
    typesOf(inside("app/server/")),
  ],
  command: [
    own("fact", "queries", "template", "command"),
    features("fact", "contentType", "command"),
    typesOf(features("tables")),
    both(lowerDomain, features("template")),
    // Auth works on staff accounts.
    both(({ from }) => featureOf(from) === "people/auth", inside("app/features/people/users/")),
    // Lines of the bank become gifts.
    both(({ from }) => featureOf(from) === "giving/bank-statements", inside("app/features/giving/gifts/")),
    inside("app/emails/", "app/server/", "app/cms/", "app/staff-kit/"),
    // Rows of the home, e-mails and files say words; the programs beside the server read none (see the first test).
    words,
    values,
    node,
    library("valibot"),
  ],
  page: [
    both(ownFeature, not(features("template"))),
    components,
    features("fact", "contentType", "command"),
    both(fromOverview, features("queries")),
    words,
    inside("app/ui/", "app/cms/", "app/staff-kit/"),
    values,
    both(inside("app/server/"), ({ to }) => !to.startsWith("app/server/db/")),
    library("react", "react-router", "@react-router/node", "valibot"),
  ],
  featureList: [
    ({ to }) => /\/feature\.server\.ts$/.test(to),
    inside("app/features/index.server.ts", "app/server/db/migration-list.ts"),
    inside("app/server/define-feature.server.ts", "app/server/infrastructure.server.ts"),
    typesOf(inside("app/server/db/tables.ts", "app/server/page-words.ts")),
  ],
  context: [
    inside("app/server/", "app/emails/", "app/features/index.server.ts", "app/features/migrations.server.ts"),
    inside("app/features/office/home/menu-order.server.ts"),
    // Ports whose parts are features.
    inside("app/features/publishing/content-types/child-protection.server.ts"),
    inside("app/features/giving/money-guard/find-money-context.server.ts"),
    // Each of them finds one of the facts of features.
    inside("app/features/foundation/settings/find-settings.server.ts"),
    inside("app/features/giving/gifts/find-country-fixers.server.ts"),
    inside("app/features/events/events/find-next-end.server.ts"),
    inside("app/features/reach/redirects/find-known-addresses.server.ts"),
    inside("app/features/reach/redirects/find-redirect.server.ts"),
  ],
  loadSamples: [inside("content/en/samples/", "app/server/"), values, features("queries", "fact")],
  jobs: [inside("app/server/", "app/cms/", "app/features/index.server.ts"), features("command", "contentType")],
  // Requests that are rejected before routing get the foundation's sentences.
  handleRequest: [
    inside("app/server/", "app/features/foundation/words/find-words.server.ts", "content/en/server-errors.ts"),
    inside("app/check-routes.server.ts", "app/guard-staff-routes.server.ts", "app/close-routes.server.ts"),
    // Capabilities that the foundation switched off are absent.
    inside("app/features/foundation/use/find-features-in-use.server.ts"),
    library("react-router"),
    // Answers in the site's language, with its scripts.
    inside("app/values/site-language.ts"),
    node,
  ],
  document: [
    library("react", "react-dom", "react-router"),
    inside("app/ui/", "app/browser/index.ts", "app/browser/lead-to-fields.ts", "app/server/"),
    values,
    // The banner stands on pages of every layout.
    inside("content/en/practice-copy.ts", "content/en/demonstration.ts"),
    // Errors before routing use the public layout.
    inside(
      "app/root.tsx",
      "app/features/site/layout/public-layout.tsx",
      "app/features/foundation/words/error-message.tsx",
      "app/features/site/layout/old-browser.tsx",
    ),
    inside("app/features/site/layout/find-frame.server.ts"),
    // A missing page leads on, or names those that are alike.
    inside("app/features/reach/redirects/answer-missing.server.ts", "app/features/reach/redirects/nearest-pages.tsx"),
    // Public pages say the words of a new site, where the foundation changed none.
    inside(
      "app/features/foundation/words/use-words.tsx",
      "app/features/foundation/words/find-words.server.ts",
      "app/features/foundation/words/find-words.server.ts",
    ),
    // Every public page wears the foundation's look.
    inside("app/features/foundation/look/brand-document.server.ts"),
    node,
  ],
  routes: [library("@react-router/dev")],
  startServer: [
    inside("app/features/migrations.server.ts"),
    inside("app/start-server.server.ts", "app/app-context.server.ts", "app/load-samples.server.ts"),
    inside("app/handle-request.server.ts", "app/jobs.server.ts"),
    // Acts of the start: the offer of the first account, and repairs of rows of earlier releases.
    inside("app/features/people/auth/set-up.server.ts"),
    inside("app/features/people/users/find-settled-people.server.ts", "app/features/people/users/give-role.server.ts"),
    inside("app/features/safeguarding/concerns/seal-old-concerns.server.ts"),
    inside(
      "app/server/",
      "content/en/samples/",
      "content/en/server-errors.ts",
      "content/en/server-start.ts",
      "virtual:react-router/server-build",
    ),
    // Only the entry connects app and operations.
    both(({ from }) => from === "server.ts", inside("ops/")),
    node,
  ],
  ops: [inside("ops/", "app/", "content/"), node, everyLibrary],
};

/** The database is for features' queries, and infrastructure with own tables. */
export function canUseDatabase(path: string): boolean {
  return (
    roleOf(path) === "queries" ||
    roleOf(path) === "loadSamples" ||
    // A migration takes over what rows of a release before say.
    path.endsWith("-migrations.ts") ||
    path.startsWith("app/server/db/") ||
    /^app\/cms\/(?:drafts\/)?[\w-]+-queries\.server\.ts$/.test(path) ||
    /^ops\/[\w-]+\/[\w-]+-queries\.server\.ts$/.test(path) ||
    path.startsWith("ops/copy-database/") ||
    [
      "audit-log/audit-log-queries",
      "auth/reading-right-queries",
      "http/rate-limit",
      "closings/closing-queries",
      "mail/join-emails",
      "mail/mail-priority-queries",
      "mail/outbox",
      "mail/waiting-email-queries",
      "page-cache/next-change",
      "scheduler/scheduler",
      "sealing/key-queries",
      "visits/visit-queries",
    ].some((part) => path === `app/server/${part}.server.ts`)
  );
}

/**
 * Modules that serve all features name none: they read the declarations of features. An import and a demonstration make
 * rows of some features.
 */
const forEverybody =
  /^(?:app\/features\/office\/(?:home|privacy)\/|app\/jobs\.server\.ts$|app\/server\/page-cache\/|ops\/(?!demonstration\/|import-firebase\/))/;

/** Features that every page needs; they do not stand beside others. */
const ground = ["foundation/settings", "foundation/words", "foundation/look", "foundation/use"];

/** Parts of the home that one or two features have each. */
const partsOfTheHome = /^app\/features\/office\/home\/find-(?:coming|figures|today)\.server\.ts$/;

/** The office and the jobs import the declarations that only one feature would make. */
const importsOfOne = [
  // The home opens the form of a content type in its place; a declaration has no components.
  ["app/features/office/home/make-tiles.tsx", "app/features/publishing/content-types/content-item-form.tsx"],
  ["app/features/office/home/admin-page.tsx", "app/features/publishing/content-types/content-types.server.ts"],
  ["app/features/office/home/admin-page.tsx", "app/features/publishing/content-types/unpublished-queries.server.ts"],
  // A receipt is the only paper that the list of e-mails sends once more.
  ["app/features/office/home/outbox-commands.server.ts", "app/features/giving/receipts/find-sendable.server.ts"],
  // Papers are drawn when their e-mail leaves.
  ["app/jobs.server.ts", "app/features/giving/donor-statements/send-donor-statements.server.ts"],
  ["app/jobs.server.ts", "app/features/giving/receipts/answer-with-pdf.server.ts"],
  // The search counts the words that the jump box does not answer.
  ["app/features/office/home/find-jump-targets.server.ts", "app/features/reach/search/searched-words.server.ts"],
];

/** Returns true if a module that serves all features imports one by its name. */
export function namesFeature({ from, to }: Pick<ImportLine, "from" | "to">): boolean {
  const feature = featureOf(to);
  if (!forEverybody.test(from) || feature === undefined || feature === featureOf(from)) return false;
  if (partsOfTheHome.test(from)) return false;
  return !ground.includes(feature) && !importsOfOne.some(([page, part]) => page === from && part === to);
}

/** The violation of an import, as a sentence; undefined if none. @param dependencies of production */
export function complaintAbout(line: ImportLine, dependencies: string[]): string | undefined {
  const { from, to } = line;
  const role = roleOf(from);
  if (role === "test") return undefined;
  if (role === undefined) return `${from} has no place in the layout`;
  if (to.startsWith("npm:") && !line.typesOnly && !library(...dependencies)(line))
    return `${from} imports ${to}, which is not installed where the site runs`;
  const isTables = role === "tables" || (/-tables\.ts$/.test(from) && line.typesOnly);
  if (library("kysely")(line) && !canUseDatabase(from) && role !== "migrations" && !isTables)
    return `${from} imports ${to}, and only queries use the database`;
  if (roleOf(to) === "test") return `${from} ships, and imports ${to}, which is for tests`;
  return canImport[role].some((rule) => rule(line)) ? undefined : `${from} (${role}) imports ${to}`;
}

type Passage = Pick<ImportLine, "from" | "to">;
type NodeOf = (path: string) => string | undefined;

/** The nodes that each node imports, itself left out. */
function neighboursOf(lines: Passage[], nodeOf: NodeOf): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>();
  for (const { from, to } of lines) {
    const here = nodeOf(from);
    const there = nodeOf(to);
    if (here === undefined || there === undefined || here === there) continue;
    neighbours.set(here, (neighbours.get(here) ?? new Set()).add(there));
  }
  return neighbours;
}

/** An import cycle, each node once plus the first again; undefined if none. */
export function findCircle(lines: Passage[], nodeOf: NodeOf): string[] | undefined {
  const neighbours = neighboursOf(lines, nodeOf);
  const done = new Set<string>();
  const walk = (here: string, path: string[]): string[] | undefined => {
    if (path.includes(here)) return [...path.slice(path.indexOf(here)), here];
    if (done.has(here)) return undefined;
    for (const next of neighbours.get(here) ?? []) {
      const circle = walk(next, [...path, here]);
      if (circle !== undefined) return circle;
    }
    done.add(here);
    return undefined;
  };
  for (const here of neighbours.keys()) {
    const circle = walk(here, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

/** The longest chain of nodes that import one another, from the highest floor down. @throws where they form a circle */
export function highestStack(lines: Passage[], nodeOf: NodeOf): string[] {
  const circle = findCircle(lines, nodeOf);
  if (circle !== undefined) throw new Error(`No floors: ${circle.join(" imports ")}`);
  const neighbours = neighboursOf(lines, nodeOf);
  const known = new Map<string, string[]>();
  const longest = (chains: string[][]) => chains.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const below = (node: string): string[] => {
    const chain = known.get(node) ?? [node, ...longest([...(neighbours.get(node) ?? [])].map(below))];
    known.set(node, chain);
    return chain;
  };
  return longest([...neighbours.keys()].map(below));
}
