import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadWordsFrom } from "../../app/server/thread/load-words.ts";
import type { Expression, Made } from "./find-expressions.ts";

type Module = Record<string, (...values: unknown[]) => unknown>;

/** Codes of the countries with a file. */
const countryCodes = readdirSync(join(import.meta.dirname, "../../content/countries")).flatMap(
  (name) => /^([A-Z]{2})\.ts$/.exec(name)?.[1] ?? [],
);

/** Modules whose functions make regular expressions, each with a call like that of the site. */
const calls: Record<string, (module: Module) => unknown> = {
  "app/staff-kit/offline/temporary-ids.ts": ({ withServerIds }) =>
    withServerIds?.([["photo", "-12"]], new Map([[-12, 7]])),
  "app/cms/publishing/words-guard/rules.ts": ({ loadRules }) => countryCodes.map((code) => loadRules?.(code)),
  "app/values/without-address.ts": ({ addressPattern }) => addressPattern?.("ada.sample+gifts@example.org"),
  "app/server/db/public-tables.ts": ({ affecting }) => affecting?.(["posts", "events"]),
  "app/server/mail/mail-url.ts": ({ readSender }) => readSender?.("Tabasamu <hello@example.org>"),
  "app/server/page-cache/cached-routes.ts": ({ cacheKeyMaker }) => cacheKeyMaker?.({ "/blog/:slug": {} }),
  "app/server/page-cache/routed-paths.ts": ({ routedPaths }) =>
    routedPaths?.(["blog/:slug", "receipt/:id?", "files/*"]),
  "app/values/without-names.ts": ({ namePattern }) => namePattern?.("Ọlá O’Brien (Sons)"),
  "app/server/storage/object-store/store-xml.ts": ({ readElement }) => readElement?.("<Key>a</Key>", "Key"),
};

/** Modules that a script cannot load, with copies of their expressions. */
const written: Record<string, Pick<Expression, "source" | "flags">[]> = {
  "app/features/publishing/newsletter/issue-emails.tsx": [
    { source: ["a", "b", "c"].map((letter) => letter.repeat(36)).join("|"), flags: "g" },
  ],
};

/**
 * Records the expressions that code makes from parts, by loading modules and calling functions.
 * @returns the expressions, and a sentence for each place in `made` that made none
 */
export async function recordMade(root: string, made: Made[]): Promise<{ recorded: Expression[]; faults: string[] }> {
  const recorded: Expression[] = [];
  const Original = globalThis.RegExp;
  const place = new Original(`(?:${pathToFileURL(root).href}/|${root}/)([\\w./-]+):(\\d+):\\d+`);
  const record = (source: unknown, flags: unknown) => {
    const caller = (new Error().stack ?? "")
      .split("\n")
      .find((line) => !line.includes(import.meta.filename) && place.test(line));
    const [, file = "", line = "0"] = place.exec(caller ?? "") ?? [];
    if (!(source instanceof Original))
      recorded.push({ source: String(source), flags: String(flags ?? ""), file, line: Number(line) });
  };
  loadWordsFrom(root);
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags]) {
      record(source, flags);
      return Reflect.construct(target, [source, flags]);
    },
  });
  try {
    for (const file of new Set(made.map((one) => one.file))) {
      if (written[file] !== undefined) continue;
      const module: Module = await import(pathToFileURL(join(root, file)).href);
      calls[file]?.(module);
    }
  } finally {
    globalThis.RegExp = Original;
  }
  const ours = recorded.filter(({ file, line }) =>
    made.some((one) => one.file === file && Math.abs(one.line - line) < 2),
  );
  const given = Object.entries(written).flatMap(([file, all]) => all.map((one) => ({ ...one, file, line: 0 })));
  const isSeen = (one: Made) =>
    [...ours, ...given].some(({ file, line }) => file === one.file && (line === 0 || Math.abs(one.line - line) < 2));
  const faults = made
    .filter((one) => !isSeen(one))
    .map(
      ({ file, line }) =>
        `${file}:${line} makes a regular expression that nobody looks at: call it in scripts/expressions/made-expressions.ts.`,
    );
  return { recorded: [...ours, ...given], faults };
}
