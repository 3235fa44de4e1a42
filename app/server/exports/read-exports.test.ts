import { expect, test } from "vitest";
import type { Block } from "./export-blocks.ts";
import { readHtml } from "./html-to-blocks.ts";
import { readCalendar } from "./read-calendar.ts";
import { readGhost } from "./read-ghost.ts";
import { readWxr } from "./read-wxr.ts";

const textsOf = (blocks: Block[]) => blocks.map((block) => (block.kind === "text" ? block.text : block.kind));
const classic = { hasShortcodes: true, hasPlainLines: true };

test.each([
  ["bold at the end of a word", "<p>We <b>run </b>on.</p>", ["We **run** on."]],
  ["a table", "<table><tr><th>Goats</th><td>4</td></tr></table>", ["- Goats – 4"]],
  ["a list in a list", "<ul><li>One<ol><li>Two</li></ol></li></ul>", ["- One\n  1. Two"]],
  ["a quotation", "<blockquote><p>Yes.</p></blockquote>", ["> Yes."]],
  ["a heading", "<h5>Our <i>houses</i></h5>", ["### Our houses"]],
  ["two line breaks", "One<br>\n<br>Two<br>Three", ["One", "Two\\\nThree"]],
  ["a program", "<p>Hi<script>alert(1)</script></p><style>p{}</style>", ["Hi"]],
  ["a link that runs", '<p><a href="javascript:alert(1)">Press</a></p>', ["Press"]],
  ["hidden words", '<p>Seen <span style="display:none">unseen</span></p>', ["Seen"]],
  ["typed signs", '<p>![all](photo:1 "x") 1. *no*</p>', ['!\\[all]\\(photo:1 "x") 1. \\*no\\*']],
  ["a film", "<p>https://youtu.be/BBBBBBBBBB2</p>", ["film"]],
  ["an unknown frame", '<iframe src="https://maps.example.org/"></iframe>', []],
])("%s becomes Markdown", (_, html, texts) => {
  expect(textsOf(readHtml(html).blocks)).toEqual(texts);
});

test.each([
  ["a known shortcode", 'Words [box color="x"]inside[/box] stay.', ["Words inside stay."]],
  ["brackets that are words", "[sic] [1] [lonely] [[gallery]]", ["\\[sic] \\[1] \\[lonely] \\[gallery]"]],
  ["blank lines", "One,\nstill one.\n\nTwo.", ["One, still one.", "Two."]],
  ["a form", '[contact-form-7 id="3"]', ["form"]],
  ["a gallery glued to a word", 'See[gallery ids="1,2"]', ["See", "photo", "photo"]],
])("%s of a classic text is read", (_, text, texts) => {
  expect(textsOf(readHtml(text, classic).blocks)).toEqual(texts);
});

test("a caption stays with its photo", () => {
  const [photo] = readHtml(
    '[caption id="a"]<img class="wp-image-7" src="a.png" alt="A tap" /> The new tap[/caption]',
    classic,
  ).blocks;
  expect(photo).toEqual({ kind: "photo", picture: "7", source: "a.png", alt: "A tap", caption: "The new tap" });
});

test("two thousand nested quotations stay one shallow text", () => {
  const { blocks } = readHtml(`${"<blockquote>".repeat(2_000)}deep`);
  expect(blocks).toHaveLength(1);
  expect(textsOf(blocks)[0]).toMatch(/^(?:> ){1,16}deep$/);
});

test("a long list is split at its items", () => {
  const { blocks } = readHtml(`<ul>${"<li>A line of words</li>".repeat(1_200)}</ul>`);
  expect(blocks.length).toBeGreaterThan(2);
  expect(textsOf(blocks).join("\n").split("\n")).toHaveLength(1_200);
});

const wxr = (inside: string) =>
  Buffer.from(
    `<?xml version="1.0"?><rss xmlns:wp="x"><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example.org</wp:base_blog_url>${inside}</channel></rss>`,
  );

test("control characters and a bare ampersand do not end an export", () => {
  const item = `<item><title>Bread & butter</title><link>https://old.example.org/?a=1&b=2</link><content:encoded><![CDATA[A]]]]><![CDATA[>B\u0007]]></content:encoded><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>`;
  const read = readWxr([wxr(item)], { from: 0 });
  expect("rows" in read && read.rows[0]).toMatchObject({ title: "Bread & butter", blocks: [{ text: "A]]>B" }] });
});

test("an export in pieces is read like one in whole", () => {
  const whole = wxr(
    "<item><title>É</title><wp:post_id>1</wp:post_id><wp:post_type>page</wp:post_type><wp:status>publish</wp:status></item>",
  );
  const bytes = [...whole].map((byte) => new Uint8Array([byte]));
  expect(readWxr(bytes, { from: 0 })).toEqual(readWxr([whole], { from: 0 }));
});

const ghost = (post: object) =>
  Buffer.from(
    JSON.stringify({
      db: [
        {
          data: {
            posts: [
              {
                id: "1",
                title: "A",
                type: "post",
                status: "published",
                visibility: "public",
                published_at: "2024-01-31T23:30:00.000Z",
                slug: "a",
                ...post,
              },
            ],
            settings: [{ key: "url", value: "https://old.example.org/" }],
          },
        },
      ],
    }),
  );

test.each([
  [
    "Lexical",
    {
      lexical: JSON.stringify({
        root: {
          type: "root",
          children: [{ type: "paragraph", children: [{ type: "text", text: "Words", format: 1 }] }],
        },
      }),
    },
  ],
  [
    "Mobiledoc",
    { mobiledoc: JSON.stringify({ cards: [], markups: [["strong"]], sections: [[1, "p", [[0, [0], 1, "Words"]]]] }) },
  ],
  ["HTML before the editor", { html: "<p><b>Words</b></p>", lexical: '{"root":{"children":[]}}' }],
])("a Ghost post in %s keeps its words", (_, post) => {
  const read = readGhost(ghost(post), { from: 0 });
  expect("rows" in read && read.rows[0]).toMatchObject({
    utc: "2024-01-31 23:30:00",
    path: "/a/",
    blocks: [{ text: "**Words**" }],
  });
});

test("a post for members of the Ghost site is no public post", () => {
  const read = readGhost(ghost({ visibility: "paid", html: "<p>x</p>" }), { from: 0 });
  expect("rows" in read && read.rows[0]).toMatchObject({ status: "members" });
});

const calendar = (...lines: string[]) =>
  Buffer.from(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:x",
      "BEGIN:VEVENT",
      "UID:1",
      "SUMMARY:Choir",
      ...lines,
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
const daysOf = (file: Buffer) => {
  const read = readCalendar(file, { from: 0, now: "2026-11-28T10:00:00Z" });
  return "rows" in read
    ? read.rows.map((row) => (row.noun === "story" ? [row.event?.start, row.event?.end] : []))
    : read.problem;
};

test.each([
  ["whole days", ["DTSTART;VALUE=DATE:20270205", "DTEND;VALUE=DATE:20270208"], [["2027-02-05", "2027-02-07"]]],
  [
    "a series with an exception",
    ["DTSTART:20270107T170000Z", "DTEND:20270107T180000Z", "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE:20270114T170000Z"],
    [
      ["2027-01-07 17:00", "2027-01-07 18:00"],
      ["2027-01-21 17:00", "2027-01-21 18:00"],
    ],
  ],
  ["30 February", ["DTSTART:20240230T100000"], []],
  [
    "a short series of the past",
    ["DTSTART:20240301T180000Z", "RRULE:FREQ=WEEKLY;COUNT=2"],
    [
      ["2024-03-01 18:00", "2024-03-01 18:00"],
      ["2024-03-08 18:00", "2024-03-08 18:00"],
    ],
  ],
  ["an event without a day", [], []],
  ["an event that ends before it begins", ["DTSTART:20270107T170000Z", "DTEND:20270106T170000Z"], []],
  ["a day of every second", ["DTSTART:20270107T170000Z", "RRULE:FREQ=SECONDLY"], []],
])("the days of %s are read", (_, lines, days) => {
  expect(daysOf(calendar(...lines))).toEqual(days);
});

test("a series without an end gives the days of a year at most", () => {
  expect(daysOf(calendar("DTSTART:20200107T170000Z", "RRULE:FREQ=DAILY"))).toHaveLength(52);
});

test("half a calendar is refused", () => {
  expect(daysOf(Buffer.from("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n"))).toBe("cut");
});
