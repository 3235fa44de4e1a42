import { describe, expect, test } from "vitest";
import { layerOf } from "../scripts/draw-architecture.ts";
import {
  canUseDatabase,
  complaintAbout,
  domainOf,
  featureOf,
  findCircle,
  highestStack,
  levelOf,
  namesFeature,
  roleOf,
} from "./support/architecture.ts";
import { type ImportLine, listFiles, readImports, readSources, type Source } from "./support/sources.ts";

// The layout of docs/decisions/077: who may import whom, how things are called, and how large they get.

/** Returns the names of the dependencies of a package.json. */
function dependenciesOf(path: string): string[] {
  const [manifest] = readSources([path]);
  return Object.keys(JSON.parse(manifest?.text ?? "").dependencies);
}

const dependencies = dependenciesOf("package.json");

/** Dependencies of a file: what is built with has a list of its own. */
const installedFor = (path: string): string[] =>
  path === "app/routes.ts" ? dependenciesOf("scripts/package.json") : dependencies;

const paths = ["app", "ops", "content"].flatMap(listFiles);
const all = readSources([...paths, "server.ts"]).filter(({ path }) => /\.tsx?$/.test(path));
const shipped = all.filter(({ path }) => roleOf(path) !== "test");
const imports = shipped.flatMap(readImports);

/** An import line of a made-up file. */
function madeUp(from: string, statement: string): ImportLine {
  const [line] = readImports({ path: from, text: statement });
  if (line === undefined) throw new Error(`No import line: ${statement}`);
  return line;
}

const isRefused = (from: string, statement: string) =>
  complaintAbout(madeUp(from, statement), dependencies) !== undefined;

/** Files that break a rule on purpose, each with its reason. No other file may. */
const exceptions = {
  questions: [
    // Sign-in ends sessions, and its library has no call for all of them but one.
    "app/server/auth/auth.server.ts",
  ],
};

describe("the programs beside the built server, which run from their sources", () => {
  const programs = ["thread/thread-program", "file-worker/file-worker-process", "faces/detector-process"];
  const byFile = Map.groupBy(imports, ({ from }) => from);

  test("reach only files that Node runs by itself: no JSX, no drawing, no alias", () => {
    // The background thread loads what its callers name.
    const typeset = shipped.flatMap(({ text }) =>
      [...text.matchAll(/"(app\/(?:features|cms|staff-kit)\/[\w/.-]+\.ts)"/g)].map(([, path = ""]) => path),
    );
    expect(typeset.length).toBeGreaterThan(4);
    const reached = new Set([...programs.map((program) => `app/server/${program}.ts`), ...typeset]);
    const unreadable: string[] = [];
    for (const path of reached)
      for (const { from, to, typesOnly } of byFile.get(path) ?? []) {
        if (typesOnly || /^(?:npm|node|virtual):/.test(to)) continue;
        const isAlias = to.startsWith("content/") && !isRelative(from, to);
        if (/\.(?:tsx|svg|css)/.test(to) || isAlias) unreadable.push(`${from} imports ${to}`);
        reached.add(to);
      }
    expect(reached.size).toBeGreaterThan(40);
    expect(unreadable).toEqual([]);
  });
});

/** Imports of words go by an alias that only the build knows, or by a relative path. */
function isRelative(from: string, to: string): boolean {
  const [source] = readSources([from]);
  return !(source?.text ?? "").includes(`from "${to}"`);
}

describe("the rule of imports", () => {
  test("is kept by every file that ships", () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(imports.flatMap((line) => complaintAbout(line, installedFor(line.from)) ?? [])).toEqual([]);
  });

  test.each([
    ["app/values/money.ts", 'import { tables } from "../server/db/tables.ts";'],
    ["app/values/money.ts", 'import { readFile } from "node:fs/promises";'],
    ["app/values/money.ts", 'import * as v from "valibot";'],
    ["content/home.ts", 'import { writeDay } from "../app/values/dates.ts";'],
    ["content/en/home.ts", 'import { samples } from "./samples/index.ts";'],
    ["app/ui/button.tsx", 'import { home } from "content/home.ts";'],
    ["app/ui/button.tsx", 'import { Link } from "react-router";'],
    ["app/ui/button.tsx", 'import type { Event } from "../features/events/events/event.ts";'],
    ["app/emails/reset-email.ts", 'import { openMailbox } from "../server/mail/mailbox.server.ts";'],
    ["app/emails/reset-email.ts", 'import type { AppContext } from "../server/context.server.ts";'],
    ["app/emails/preview.ts", 'import { giftSpentEmail } from "../features/giving/gifts/gift-emails.tsx";'],
    [
      "app/features/giving/gifts/gift-emails.tsx",
      'import { stopMonthly } from "../online-payments/stop-monthly.server.ts";',
    ],
    ["app/features/giving/gifts/gift-emails.tsx", 'import { findGift } from "./gift-queries.server.ts";'],
    [
      "app/features/giving/gifts/gift-emails.tsx",
      'import { openMailbox } from "../../../server/mail/mailbox.server.ts";',
    ],
    ["app/features/giving/receipts/feature.server.ts", 'import { giftSpentEmail } from "../gifts/gift-emails.tsx";'],
    ["app/features/giving/gifts/gifts-page.tsx", 'import { giftSpentEmail } from "./gift-emails.tsx";'],
    ["app/browser/menu.ts", 'import { home } from "content/home.ts";'],
    ["app/browser/menu.ts", 'import { createElement } from "react";'],
    ["app/browser/menu.ts", 'import { findEvents } from "../features/events/events/find-events.server.ts";'],
    ["app/server/mail/smtp.server.ts", 'import { contactMessageEmail } from "../../emails/contact-message-email.ts";'],
    ["app/server/mail/smtp.server.ts", 'import { Button } from "../../ui/button.tsx";'],
    ["app/server/mail/smtp.server.ts", 'import { createContext, redirect } from "react-router";'],
    ["app/server/mail/smtp.server.ts", 'import { sql } from "kysely";'],
    ["app/server/context.server.ts", 'import type { Event } from "../features/events/events/event.ts";'],
    ["app/server/db/migrations/002-more.ts", 'import { siteDate } from "../../../values/dates.ts";'],
    ["app/features/events/events/event-permissions.ts", 'import { findEvent } from "./event-queries.server.ts";'],
    ["app/features/events/events/event-permissions.ts", 'import { useState } from "react";'],
    [
      "app/features/events/events/event-permissions.ts",
      'import type { AppContext } from "../../../server/context.server.ts";',
    ],
    ["app/features/events/events/event-permissions.ts", 'import { errorCodes } from "../../../server/http/errors.ts";'],
    ["app/features/events/events/event-tables.ts", 'import { sql } from "kysely";'],
    [
      "app/features/events/events/event-tables.ts",
      'import { openDatabase } from "../../../server/db/database.server.ts";',
    ],
    [
      "app/features/events/events/event-tables.ts",
      'import type { PhotoTable } from "../../media/photos/photo-tables.ts";',
    ],
    ["app/server/db/text-search.ts", 'import type { PhotoTable } from "../../features/media/photos/photo-tables.ts";'],
    ["app/features/events/events/event-schema.ts", 'import { photoSchema } from "../../media/photos/photo-schema.ts";'],
    [
      "app/features/events/events/event-queries.server.ts",
      'import { findPhotos } from "../photos/photo-queries.server.ts";',
    ],
    ["app/features/events/events/event-queries.server.ts", 'import { email } from "../../../emails/event-email.ts";'],
    ["app/features/events/events/add-event.server.ts", 'import { sql } from "kysely";'],
    ["app/features/events/events/add-event.server.ts", 'import { redirect } from "react-router";'],
    [
      "app/features/events/events/add-event.server.ts",
      'import { addPhoto } from "../../media/photos/photo-queries.server.ts";',
    ],
    ["app/features/events/events/add-event.server.ts", 'import { Card } from "./event-card.tsx";'],
    ["app/features/events/events/event-page.tsx", 'import { sql } from "kysely";'],
    [
      "app/features/events/events/event-page.tsx",
      'import { openDatabase } from "../../../server/db/database.server.ts";',
    ],
    [
      "app/features/events/events/event-page.tsx",
      'import { findPhotos } from "../../media/photos/photo-queries.server.ts";',
    ],
    ["app/features/events/events/event-page.tsx", 'import BlogPage from "../../publishing/posts/blog-page.tsx";'],
    ["app/features/events/events/event-page.tsx", 'import ContactPage from "../../site/contact/contact-page.tsx";'],
    ["app/features/events/events/event-page.tsx", 'import { samples } from "content/samples/index.ts";'],
    [
      "app/features/events/events/event-page.tsx",
      'import { createTestSite } from "../../../tests/support/test-site.ts";',
    ],
    ["app/features/events/events/event-page.tsx", 'import { test } from "vitest";'],
    [
      "app/features/events/events/event-page.tsx",
      'import { describeMailer } from "../../server/mail/mailer.contract.ts";',
    ],
    ["app/app-context.server.ts", 'import { findEvents } from "./features/events/events/find-events.server.ts";'],
    ["app/routes.ts", 'import { home } from "content/home.ts";'],
    ["server.ts", 'import { sql } from "kysely";'],
    ["app/somewhere/else.ts", 'import { a } from "../values/dates.ts";'],
  ])("is broken by %s with: %s", (from, statement) => {
    expect(isRefused(from, statement)).toBe(true);
  });

  test.each([
    ["app/values/form-result.ts", 'import type * as v from "valibot";'],
    ["app/ui/button.tsx", 'import css from "./button.css?inline";'],
    ["app/emails/reset-email.ts", 'import type { Email } from "../server/mail/mailer.ts";'],
    ["app/features/giving/gifts/gift-emails.tsx", 'import { emails } from "content/emails.ts";'],
    ["app/features/giving/gifts/gift-emails.tsx", 'import type { Email } from "../../../server/mail/mailer.ts";'],
    ["app/features/giving/gifts/feature.server.ts", 'import { giftPreviews } from "./gift-emails.tsx";'],
    [
      "app/features/office/privacy/erase-person.server.ts",
      'import { accountNewsEmail } from "../../people/users/account-emails.tsx";',
    ],
    ["app/browser/forms.ts", 'import { messageSchema } from "../features/site/contact/message-schema.ts";'],
    ["app/browser/forms.ts", 'import { submitting } from "content/script.ts";'],
    ["app/server/context.server.ts", 'import { createContext } from "react-router";'],
    ["app/server/http/rate-limit.server.ts", 'import { sql } from "kysely";'],
    ["app/features/events/events/event-permissions.ts", 'import type { Clock } from "../../../server/clock/clock.ts";'],
    ["app/features/events/events/event.ts", 'import type { Photo } from "../../media/photos/photo.ts";'],
    ["app/features/events/events/event-tables.ts", 'import type { Generated } from "kysely";'],
    ["app/features/events/events/event-tables.ts", 'import type { Publishable } from "../../../server/db/tables.ts";'],
    [
      "app/features/events/events/event-queries.server.ts",
      'import type { PhotoTable } from "../../media/photos/photo-tables.ts";',
    ],
    [
      "app/features/events/events/find-events.server.ts",
      'import { withPhotos } from "../photos/find-photos.server.ts";',
    ],
    [
      "app/features/site/fixed-pages/home-page.tsx",
      'import { findPhotos } from "../../media/photos/photo-queries.server.ts";',
    ],
    [
      "app/features/site/fixed-pages/about-page.tsx",
      'import { EventStrip } from "../../events/events/event-strip.tsx";',
    ],
    ["app/load-samples.server.ts", 'import { insertEvent } from "./features/events/events/event-queries.server.ts";'],
  ])("is kept by %s with: %s", (from, statement) => {
    expect(isRefused(from, statement)).toBe(false);
  });

  test("covers each form of an import", () => {
    const text = `import "./a.ts";
      import b from "./b.ts";
      import c, { type C as D } from './c.ts';
      import {
        d,
        type D,
      } from "./d.css?inline";
      import type { E } from "./e.ts";
      import { type F, type G } from "content/f.ts";
      export { g } from "../g.ts";
      export * from "npm-package/part";
      const h = await import("./h.ts");
      const text = "no import from here";`;
    const lines = readImports({ path: "app/values/made-up.ts", text });
    expect(lines.map(({ to }) => to).sort()).toEqual(
      [
        ...["a.ts", "b.ts", "c.ts", "d.css", "e.ts"].map((name) => `app/values/${name}`),
        "app/values/h.ts",
        ...["app/g.ts", "content/en/f.ts", "npm:npm-package/part"].sort(),
      ].sort(),
    );
    const typesOnly = lines.filter((line) => line.typesOnly).map(({ to }) => to);
    expect(typesOnly.sort()).toEqual(["app/values/e.ts", "content/en/f.ts"]);
  });
});

describe("features and files", () => {
  const passage = (from: string, to: string) => ({
    from: `app/features/${from}/x/a.ts`,
    to: `app/features/${to}/x/b.ts`,
  });

  test("import features of their own domain and of those below it", () => {
    const upward = imports.filter(({ from, to }) => levelOf(from) >= 0 && levelOf(to) > levelOf(from));
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
    const unknown = paths.filter((path) => featureOf(path) !== undefined && levelOf(path) < 0);
    expect(unknown).toEqual([]);
  });

  test("are named by no code that serves all features", () => {
    expect(imports.filter(namesFeature).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
    const gift = "app/features/giving/gifts/gift-commands.server.ts";
    for (const from of ["app/jobs.server.ts", "app/features/office/home/admin-page.tsx", "ops/backup/manifest.ts"])
      expect([from, namesFeature({ from, to: gift })]).toEqual([from, true]);
  });

  test("form no circle, neither domains nor files", () => {
    expect(findCircle(imports, domainOf)).toBeUndefined();
    const shippedPaths = new Set(shipped.map(({ path }) => path));
    const fileOf = (path: string) => (shippedPaths.has(path) ? path : undefined);
    expect(findCircle(imports, fileOf)).toBeUndefined();
  });

  test("form no circle through types, in each form of an import", () => {
    const lines = (statement: string) => [
      madeUp("app/server/one.ts", 'import { two } from "./two.ts";'),
      madeUp("app/server/two.ts", statement),
    ];
    for (const statement of ['import type { One } from "./one.ts";', 'type One = import("./one.ts").One;'])
      expect(findCircle(lines(statement), (path) => path)).toHaveLength(3);
  });

  test("stand on ten floors at most, the layers as well as the domains", () => {
    expect(highestStack(imports, layerOf).length).toBeLessThanOrEqual(10);
    expect(highestStack(imports, domainOf).length).toBeLessThanOrEqual(10);
    const roof = [passage("a", "c"), passage("a", "b"), passage("b", "c"), passage("b", "d")];
    expect(highestStack(roof, domainOf)).toEqual(["a", "b", "c"]);
  });

  test("would be seen to form one of any length", () => {
    expect(findCircle([passage("a", "b"), passage("b", "a")], domainOf)).toEqual(["a", "b", "a"]);
    const long = [passage("x", "a"), passage("a", "b"), passage("b", "c"), passage("c", "d"), passage("d", "b")];
    expect(findCircle(long, domainOf)).toEqual(["b", "c", "d", "b"]);
  });

  test("may lead to one feature from several sides, and through themselves", () => {
    const roof = [passage("a", "b"), passage("a", "c"), passage("b", "d"), passage("c", "d"), passage("d", "d")];
    expect(findCircle(roof, domainOf)).toBeUndefined();
  });
});

describe("only", () => {
  const offenders = (sources: Source[], isOne: (source: Source) => boolean) =>
    sources.filter(isOne).map(({ path }) => path);

  const asksDatabase = ({ path, text }: Source) =>
    !canUseDatabase(path) &&
    /\.(?:selectFrom|insertInto|replaceInto|mergeInto|updateTable|deleteFrom|schema\.\w+Table)\s*\(|\bsql(?:<[^>]*>)?`/.test(
      text,
    );

  const readsEnvironment = ({ path, text }: Source) =>
    !["server.ts", "app/server/config/config.server.ts"].includes(path) &&
    // The variables that systemd gives a service are no settings.
    !path.startsWith("app/server/watchdog/") &&
    /\bprocess\s*(?:\?\.|\.|\[\s*["'`])\s*env\b|["']node:process["']|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(text);

  const writesHtml = ({ text }: Source) =>
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML/.test(text);

  // Mail programs drop style sheets.
  const writesStyle = ({ path, text }: Source) =>
    !path.startsWith("app/emails/") &&
    roleOf(path) !== "template" &&
    /\bstyle=\{|\.setAttribute\(\s*["']style["']/.test(text);

  test("queries use the database", () => {
    expect(offenders(shipped, asksDatabase)).toEqual(exceptions.questions);
    const path = "app/features/events/events/event-page.tsx";
    for (const text of ['database.selectFrom("events")', "sql<number>`select 1`", "database\n  .deleteFrom(it)"]) {
      expect(asksDatabase({ path, text }), text).toBe(true);
    }
  });

  test("withTransaction opens transactions, so that the outer database cannot be reached inside", () => {
    const opens = ({ path, text }: Source) =>
      !/^(?:app\/server\/db|ops\/copy-database)\//.test(path) && /\.(?:transaction|startTransaction)\(\)/.test(text);
    expect(offenders(shipped, opens)).toEqual([]);
    expect(opens({ path: "app/features/a/b.server.ts", text: "site.database.transaction().execute()" })).toBe(true);
  });

  // A request's own readers take a body of any size. Browser code may use them.
  const readsWholeBody = ({ path, text }: Source) =>
    !/^app\/(?:server\/http|browser|staff-kit\/offline)\//.test(path) &&
    /\brequest\s*(?:\.clone\(\)\s*)?\.(?:arrayBuffer|blob|bytes|formData|json|text)\b|\bof\s+request\.body\b|\brequest\.body\s*\??\.getReader/.test(
      text,
    );

  test("server/http reads the body of a request, up to a size", () => {
    expect(offenders(shipped, readsWholeBody)).toEqual([]);
    const path = "app/features/giving/online-payments/webhook-endpoint.ts";
    for (const text of [
      "await request.arrayBuffer()",
      "request.clone().formData()",
      "for await (const chunk of request.body ?? [])",
      "request.body?.getReader()",
    ])
      expect(readsWholeBody({ path, text }), text).toBe(true);
    expect(readsWholeBody({ path, text: "await readBody(request, maxBytes)" })).toBe(false);
  });

  test("the gate makes the pictures that visitors can open", () => {
    const photos = "app/features/media/photos";
    const makes = (pattern: RegExp) => offenders(shipped, ({ text }) => pattern.test(text));
    expect(makes(/\bas (?:unknown as )?(?:Public|Staff)Picture\b/)).toEqual([`${photos}/photo-gate.ts`]);
    expect(makes(/\bas (?:unknown as )?VisibleOwner\b/)).toEqual([`${photos}/visible-owner-queries.server.ts`]);
    const asksForStaff = makes(/\b(?:asStaff|staffPicture|findForm(?:Text)?Photos)\b/);
    expect(
      asksForStaff.filter(
        (path) => !path.startsWith(photos) && !/^app\/features\/(?:office|publishing\/content-types)\//.test(path),
      ),
    ).toEqual([]);
  });

  test("the settings read the environment", () => {
    expect(offenders(shipped, readsEnvironment)).toEqual([]);
    for (const text of [
      "process.env.PORT",
      'process["env"]',
      'import { env } from "node:process"',
      "const { env } = process",
    ]) {
      expect(readsEnvironment({ path: "app/values/money.ts", text }), text).toBe(true);
    }
  });

  test("React writes HTML, so that typed text becomes no element", () => {
    expect(offenders(shipped, writesHtml)).toEqual([]);
    for (const text of ["<p dangerouslySetInnerHTML={x} />", "box.innerHTML = words"]) {
      expect(writesHtml({ path: "app/ui/box.tsx", text }), text).toBe(true);
    }
  });

  test("sheets give style, because the policy of the pages allows no other", () => {
    expect(offenders(shipped, writesStyle)).toEqual([]);
    expect(writesStyle({ path: "app/ui/box.tsx", text: "<p style={{ color }} />" })).toBe(true);
    expect(writesStyle({ path: "app/ui/box.tsx", text: "<p style={colour} />" })).toBe(true);
  });
});

describe("files and folders", () => {
  const everywhere = [...paths, ...["tests", "scripts"].flatMap(listFiles)];

  const isKebab = (path: string) =>
    path.split("/").every((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)*$/.test(name));
  const isDrawerForAnything = (path: string) =>
    /(?:^|\/)(?:utils?|helpers?|misc|common|lib|shared)(?:[./]|$)/.test(path);
  const isTooLong = ({ text }: Source) => text.split("\n").length > 301;

  test("have names in small letters with hyphens between", () => {
    // A licence and a README keep the name that their readers look for.
    const readmes = ["backup", "cdn", "cluster", "copy-database", "demonstration", "import-firebase", "practice"].map(
      (name) => `ops/${name}/README.md`,
    );
    // ISO 3166 writes the codes of countries in capitals.
    const named = everywhere.filter((path) => !isKebab(path) && !/^content\/countries\/[A-Z]{2}\.ts$/.test(path));
    expect(named.toSorted()).toEqual(["app/ui/fonts/OFL.txt", ...readmes]);
    for (const path of ["app/ui/Button.tsx", "app/ui/error_card.tsx", "app/errorCard.tsx"])
      expect(isKebab(path)).toBe(false);
  });

  /** Words of the project's own that the field has other terms for: see docs/decisions/077. */
  const retired = new Set(
    `letter letters deed deeds kept hang hung crowd crew farewell patience wish wishes shelf putter census refusal refusals
     disown squeeze desk furniture hall halls verb gallery timetable asides mentions copier`.split(/\s+/),
  );
  /** Verbs that the field has others for: erase, delete, expire, notify, enqueue, brand, import. */
  const retiredVerb = /(?:^|\/)(?:forget|tend|tell|dress|lay|adopt)(?:[A-Z-][^/]*)?$/;
  const isRetired = (name: string) =>
    /^(?:need|may)[A-Z-]/.test(name) ||
    retiredVerb.test(name) ||
    name
      .replace(/([a-z\d])([A-Z])/g, "$1-$2")
      .toLowerCase()
      .split(/[-._/]/)
      .some((word) => retired.has(word));
  const exported = /^export (?:async )?(?:function\*?|const|class|interface|type|abstract class) (\w+)/gm;

  test("use the terms of the field, in file names and in exported names", () => {
    const code = [...everywhere, ...listFiles("bench")].filter(
      (path) => /\.(?:tsx?|mjs|css)$/.test(path) && !path.includes("/migrations/"),
    );
    expect(code.filter((path) => isRetired(path))).toEqual([]);
    const names = readSources(code.filter((path) => !path.endsWith(".css"))).flatMap(({ path, text }) =>
      [...text.matchAll(exported)].map(([, name = ""]) => [path, name]),
    );
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter(([, name = ""]) => isRetired(name))).toEqual([]);
    for (const name of ["keptPages", "needRow", "mayEdit", "letter-layout.ts", "LetterTable", "hangPhotos"])
      expect(isRetired(name), name).toBe(true);
    for (const name of ["tellAdmins", "forgetDonor", "tend-guests.server.ts", "app/a/dress-page.ts", "layLine"])
      expect(isRetired(name), name).toBe(true);
    for (const name of [
      "needle",
      "roomy",
      "layoutCard",
      "forgotSchema",
      "tender.ts",
      "dressing/a.ts",
      "keepAlive",
      "EventForm",
      "mayor.ts",
    ])
      expect(isRetired(name), name).toBe(false);
  });

  /** Files that share a name with another one: a search for a file by its name finds one. */
  const withSharedNames = (files: string[]): string[][] =>
    [...Map.groupBy(files, (path) => path.slice(path.lastIndexOf("/") + 1)).entries()]
      .filter(
        ([name, alike]) => alike.length > 1 && !["feature.server.ts", "index.ts", "index.server.ts"].includes(name),
      )
      .map(([, alike]) => alike.toSorted());

  test("never share a name, but for the declarations of features, the indexes and translations", () => {
    const code = [...everywhere, ...listFiles("bench")].filter(
      (path) =>
        /\.(?:tsx?|mjs|css)$/.test(path) && !/\/(?:migrations|node_modules)\/|^content\/(?!en\/)[a-z]{2}\//.test(path),
    );
    expect(code.length).toBeGreaterThan(1_000);
    expect(withSharedNames(code)).toEqual([]);
    expect(withSharedNames(["app/b/cursor.ts", "app/b/index.ts", "content/index.ts", "app/a/cursor.ts"])).toEqual([
      ["app/a/cursor.ts", "app/b/cursor.ts"],
    ]);
    expect(withSharedNames(["app/a/cursor.ts", "app/a/cursor.test.ts", "app/a/cursor.tsx"])).toEqual([]);
  });

  test("say what is in them: there is no drawer for anything", () => {
    expect(everywhere.filter(isDrawerForAnything)).toEqual([]);
    for (const path of ["app/utils/dates.ts", "app/values/helpers.ts", "app/lib/x.ts", "tests/common.ts"]) {
      expect(isDrawerForAnything(path), path).toBe(true);
    }
  });

  test("that people write stay short enough to read: 300 lines at most", () => {
    const written = readSources(paths.filter((path) => /\.(?:tsx?|css)$/.test(path)));
    expect(written.filter(isTooLong).map(({ path }) => path)).toEqual([]);
    expect(isTooLong({ path: "app/long.ts", text: "line\n".repeat(300) })).toBe(false);
    expect(isTooLong({ path: "app/long.ts", text: "line\n".repeat(301) })).toBe(true);
  });
});
