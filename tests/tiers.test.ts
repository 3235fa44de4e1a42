import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { root } from "./support/sources.ts";

// A word that begins with a dot belongs to the folder of the shell.
vi.stubEnv("INIT_CWD", root);

const { isLong, needsOf, readWords, selectTests } = await import(join(root, "scripts/select-tests.mjs"));

/** The journeys of `npm test`, each with the promise or role for which it is there; all others are long. */
const journeys = {
  "bank-journey": "two admins and a day stand before every change of the bank details",
  budgets: "a first view costs one flight of packets, also on a slow network",
  consent: "a family's withdrawal takes their photos from every page",
  donate: "bank details are shown, copied and printed as they are",
  editor: "what a volunteer types is what the site stores",
  giving: "a donor's promise becomes a matched gift and a real receipt",
  html: "every page is valid HTML without what its policy refuses",
  keyboard: "every page works without a mouse",
  "layout-sweep": "pages hold with a photograph, a drawing, nothing and the worst words: the visual sweep",
  offline: "pages that were read open without a network, bank details only fresh",
  "pages-journey": "public pages break no rule of axe",
  phone: "a post written without a connection is published once",
  "photos-on-their-way-journey": "a post keeps its photos and the answers about them",
  publishing: "two people who write in one text lose nothing",
  safeguarding: "a worried parent reaches the lead and leaves no trace",
  "second-step-journey": "staff sign in with two steps and recovery codes",
  sensitive: "a second person approves a sensitive story",
  "spending-journey": "a voucher is sent in six taps, also without a connection",
  staff: "a volunteer comes from the invitation to a published post",
  "staff-pages": "staff pages break no rule of axe and load few scripts",
  "visitor-with-script": "a visitor with script sends each form once",
  "visitor-without-script": "a visitor without script reads, writes and subscribes",
};

test("npm test has these journeys with a sweep, others are *.long.test.ts", () => {
  const short = globSync("tests/journeys/*.test.ts", { cwd: root }).filter((path) => !isLong(path));
  expect(short.map((path) => basename(path, ".test.ts")).toSorted()).toEqual(Object.keys(journeys));
});

describe("the words of a command", () => {
  test.each([
    [["gifts"], { filters: ["gifts"] }],
    [["gifts", "consent"], { filters: ["gifts", "consent"] }],
    [["./tests/tiers.test.ts"], { filters: ["tests/tiers.test.ts"] }],
    [[join(root, "tests/tiers.test.ts:3")], { filters: ["tests/tiers.test.ts:3"] }],
    [["tests\\tiers.test.ts"], { filters: ["tests/tiers.test.ts"] }],
    [["-t", "a receipt", "gifts"], { filters: ["gifts"], options: ["-t", "a receipt"] }],
    [["--project", "features"], { projects: ["features"] }],
    [["--project=features", "--bail=1"], { projects: ["features"], options: ["--bail=1"] }],
  ])("%j name a part", (words, meant) => {
    expect(readWords(words)).toEqual({ filters: [], projects: [], options: [], ...meant, isPart: true });
  });

  test.each([[[]], [["--reporter", "dot"]], [["--shard=1/6"]]])("%j name the whole", (words) => {
    expect(readWords(words).isPart).toBe(false);
  });

  test("choose the files that have one of them in their path", () => {
    const choose = (...words: string[]) => selectTests(readWords(words));
    expect(choose("tests/TIERS.test.ts:3")).toEqual(["tests/tiers.test.ts"]);
    expect(choose("tests/tiers", "tests/spelling").toSorted()).toEqual([
      "tests/spelling.test.ts",
      "tests/tiers.test.ts",
    ]);
    expect(choose("--project", "postgres", "gifts/gift-list")).toEqual([
      "app/features/giving/gifts/gift-list.postgres.test.ts",
    ]);
    expect(choose("no-test-is-called-so")).toEqual([]);
  });
});

test.each([
  ["app/features/giving/gifts/gift-list.test.ts", { build: false, browser: false, java: false }],
  ["tests/backup-commands.test.ts", { build: true, browser: false, java: false }],
  ["tests/journeys/donate.test.ts", { build: true, browser: true, java: false }],
  ["tests/journeys/html.test.ts", { build: true, browser: false, java: true }],
])("%s needs %j", (path, needs) => {
  expect(needsOf([path])).toEqual(needs);
});
