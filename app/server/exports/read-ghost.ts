import { cleanLine } from "../../values/typed-text.ts";
import { ownLink, readSite, titleOf, wordsOf } from "./export-fields.ts";
import type { ExportOptions, ExportProblem, OldStatus, ReadExport } from "./export-rows.ts";
import { addOnce, RowGatherer } from "./gather-rows.ts";
import { lexicalToHtml, mobiledocToHtml } from "./ghost-cards.ts";
import { readHtml } from "./html-to-blocks.ts";

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Placeholder of Ghost for the address of the site. */
const placeholder = "__GHOST_URL__";

/** Reads an export of Ghost (JSON). Passwords, keys, members and code are not read. */
export function readGhost(
  bytes: Uint8Array,
  { from }: Pick<ExportOptions, "from">,
): ReadExport | { problem: ExportProblem } {
  const text = Buffer.from(bytes)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  if (!/^\s*\{/.test(text)) return { problem: "unknown" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: "cut" };
  }
  const data = findData(json);
  if (data === undefined || !Array.isArray(data.posts)) return { problem: "unknown" };
  const gatherer = new RowGatherer(from);
  const rows = (table: string): Row[] => (Array.isArray(data[table]) ? data[table].filter(isRow) : []);
  const { summary } = gatherer;
  summary.site = readSite(textOf(rows("settings").find(({ key }) => key === "url")?.value));
  for (const { slug } of rows("tags")) addOnce(summary.lists.tag, textOf(slug));
  for (const { slug } of rows("users")) addOnce(summary.lists.author, textOf(slug));
  const authors = findAuthors(rows("posts_authors"), rows("users"));
  const alts = new Map(
    rows("posts_meta").map(({ post_id, feature_image_alt }) => [post_id, textOf(feature_image_alt)]),
  );
  for (const post of rows("posts")) addPost(gatherer, post, authors.get(post.id) ?? "", alts.get(post.id) ?? "");
  return gatherer.read();
}

/** Finds the tables: in `db[0].data`, in `data`, or at the top. */
function findData(json: unknown): Row | undefined {
  if (!isRow(json)) return undefined;
  const [first] = Array.isArray(json.db) ? (json.db as unknown[]) : [json];
  if (!isRow(first)) return undefined;
  return isRow(first.data) ? first.data : first;
}

/** Returns the first author's name by post. */
function findAuthors(links: Row[], users: Row[]): Map<unknown, string> {
  const names = new Map(users.map(({ id, name }) => [id, cleanLine(textOf(name)).slice(0, 100)]));
  const authors = new Map<unknown, string>();
  for (const { post_id, author_id } of links.toSorted((a, b) => Number(a.sort_order) - Number(b.sort_order)))
    if (!authors.has(post_id)) authors.set(post_id, names.get(author_id) ?? "");
  return authors;
}

function statusOf({ status, visibility }: Row): OldStatus {
  if (status === "sent" || (textOf(visibility) !== "" && visibility !== "public")) return "members";
  return status === "published" ? "public" : status === "scheduled" ? "scheduled" : "draft";
}

/** Returns the HTML of a post: as Ghost rendered it, else from either of its editors. */
function htmlOf(post: Row): string {
  const html = textOf(post.html);
  if (wordsOf(html) !== "") return html;
  return lexicalToHtml(textOf(post.lexical)) || mobiledocToHtml(textOf(post.mobiledoc)) || html;
}

function addPost(gatherer: RowGatherer, post: Row, author: string, alt: string): void {
  const { site } = gatherer.summary;
  const withAddress = (text: string) => text.replaceAll(placeholder, site);
  const title = titleOf(textOf(post.title));
  const html = withAddress(htmlOf(post));
  const read = readHtml(html, { readLink: (address) => ownLink(address, site) });
  if (title === "" && read.blocks.length === 0) {
    gatherer.countOut("empty");
    return;
  }
  const slug = textOf(post.slug);
  const source = withAddress(textOf(post.feature_image));
  gatherer.add({
    noun: "story",
    kind: post.type === "page" ? "page" : "post",
    id: textOf(post.id) || textOf(post.uuid) || slug,
    title,
    status: statusOf(post),
    local: "",
    utc: readTime(post.published_at),
    author,
    summary: wordsOf(textOf(post.custom_excerpt)),
    path: /^[\w-]{1,200}$/.test(slug) ? `/${slug}/` : "",
    slug,
    cover: source === "" ? undefined : { picture: "", source, alt: cleanLine(alt) },
    event: undefined,
    ...read,
  });
}

/** Reads a time of Ghost, in UTC: ISO, `YYYY-MM-DD HH:MM:SS`, or milliseconds. */
function readTime(value: unknown): string {
  const text = textOf(value);
  const time =
    typeof value === "number"
      ? value
      : Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(" ", "T")}Z` : text);
  return Number.isNaN(time) || Math.abs(time) > 8e15 ? "" : new Date(time).toISOString().slice(0, 19).replace("T", " ");
}
