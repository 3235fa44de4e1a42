import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPages } from "../support/public-pages.ts";
import { readPage } from "../support/read-response.ts";

interface Message {
  type: "error" | "info" | "non-document-error";
  url?: string;
  message: string;
  extract?: string;
}

const jar = join(import.meta.dirname, "..", "..", "node_modules", "vnu-jar", "build", "dist", "vnu.jar");
const folder = mkdtempSync(join(tmpdir(), "tabasamu-html-"));
const files = publicPages.map((page, index) => ({ page, file: join(folder, `${index}.html`), html: "" }));
let messages: Message[] = [];

/** For a program that ends after seconds: the quick compiler alone, which needs a deeper stack, and no threads for garbage. */
const briefly = ["-XX:TieredStopAtLevel=1", "-Xss8m", "-XX:+UseSerialGC"];

/** React closes `<br/>` and its kind so; the checker itself says that it has no effect, and React has no setting for it. */
const reactsSlash = "Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.";

/** The checker does not know this rule yet (CSS View Transitions, level 2); browsers that do not know it pass it over. */
const youngRule = "CSS: Unrecognized at-rule “@view-transition”";

const letThrough = [reactsSlash, youngRule];

beforeAll(async () => {
  for (const file of files) {
    const { status, body } = await readPage(file.page);
    expect(status, file.page.name).toBe(file.page.status);
    file.html = body.toString();
    writeFileSync(file.file, body);
  }
  // Java takes longer to start than to check, so all pages go through one run.
  const words = [...briefly, "-jar", jar, "--format", "json", "--exit-zero-always", ...files.map(({ file }) => file)];
  const { stderr, error } = spawnSync("java", words, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (error) throw new Error("The HTML checker needs Java 11 or newer: sudo apt-get install default-jre-headless");
  messages = (JSON.parse(stderr) as { messages: Message[] }).messages;
});

afterAll(() => rmSync(folder, { recursive: true }));

test.for(files)("the HTML checker has nothing to say about $page.name", ({ file }) => {
  const said = messages.filter(({ url, message }) => url?.endsWith(file) && !letThrough.includes(message));
  expect(said.map(({ type, message, extract }) => `${type}: ${message} Near: ${extract}`)).toEqual([]);
});

test("the HTML checker read every page and had no trouble of its own", () => {
  expect(messages.filter(({ type }) => type === "non-document-error")).toEqual([]);
  // The slashes that are let through above show that it looked at each.
  const read = new Set(messages.map(({ url }) => url));
  expect(files.filter(({ file }) => ![...read].some((url) => url?.endsWith(file)))).toEqual([]);
});

test.for(files)("$page.name has one script, in a file, and nothing that its policy would refuse", (one) => {
  const blocks = [...one.html.matchAll(/<script.*?<\/script>/gs)].map(([whole]) => whole);
  // Facts for machines are data, which no policy concerns.
  const scripts = blocks.filter((block) => !/^<script type="application\/ld\+json">[^<]*<\/script>$/.test(block));
  expect(scripts).toEqual([expect.stringMatching(/^<script type="module" src="\/assets\/[\w.-]+"><\/script>$/)]);
  expect(one.html.match(/<[^>]*\s(?:style|on\w+)=[^>]*>/g)).toBeNull();
  expect(one.html).not.toContain("javascript:");
});
