import { expect, test } from "vitest";
import { findWordQuestions } from "../app/cms/protection/find-word-questions.server.ts";
import { textsOfStory } from "../app/cms/protection/story-texts.ts";
import { features } from "../app/features/index.server.ts";
import { contentTypes } from "../app/features/publishing/content-types/content-types.server.ts";
import { tablesThat } from "../app/server/define-feature.server.ts";
import { samplesOf } from "./support/feature-samples.ts";
import { createTestSite } from "./support/test-site.ts";

const publicTables: string[] = tablesThat(features, "changesPages");

/** Every column of `typed` content is asked about by `protectStory`, the gate of form, list, schedule, version and merge. */
const story = "asked: protectStory";
const noWords = "no words: a key, a date, a state, or a list of ids or reasons";
const staffNames = "no words of a story: the name of a member of staff";
const unread = "read by no visitor";

const lines = (reason: string, names: string) => Object.fromEntries(names.split(" ").map((name) => [name, reason]));

const publishing = {
  ...lines(
    noWords,
    "status publish_at deleted_at idempotency_key sensitive dropped_reasons dropped_by_ids writer_ids approved_at",
  ),
  ...lines(staffNames, "approved_by approved_by_id"),
};

/** Every column with text behind public pages and newsletters: what asks about it, or why nothing does. */
const doors: Record<string, Record<string, string>> = {
  posts: {
    ...publishing,
    ...lines(story, "title post_text paragraphs"),
    slug: "made from the title",
    ...lines(staffNames, "author_id author_name author_position"),
  },
  events: {
    ...publishing,
    ...lines(story, "title theme location address state_note description list easy_read"),
    ...lines(noWords, "date date_precision start_time end_time end_date former_date signup_until state zone"),
  },
  projects: {
    ...publishing,
    ...lines(story, "title theme paragraphs easy_read goal_for"),
    ...lines(noWords, "goal_amount goal_currency goal_until"),
    slug: "made from the title",
    video_url: "the address of a film",
  },
  news_items: { ...publishing, ...lines(story, "title source link"), date: noWords },
  contributors: { ...publishing, ...lines(story, "title role about link"), kind: noWords },
  pages: {
    ...publishing,
    ...lines(story, "title paragraphs"),
    slug: "an address of small letters, typed by an admin",
    ...lines(noWords, "placement moved_from contributors"),
  },
  documents: {
    ...publishing,
    ...lines(story, "title description"),
    slug: "made from the title",
    ...lines(noWords, "kind hidden_at"),
  },
  document_files: {
    ...lines(noWords, "path text_state people money created_at"),
    ...lines(staffNames, "added_by added_by_id money_by money_by_id"),
    findings: "read by staff alone, who compare them",
  },
  photos: {
    alt: "asked: by the library (changePhoto), by a draft of what another page shows (attachFromForm), and by protectStory",
    path: "a random name",
    ...lines(
      noWords,
      "kind sizes consent_at uploaded_at uploaded_by_id withdrawn_at shown_until hidden_at allowed_uses look",
    ),
    dominant_color: noWords,
    ...lines(unread, "consent_by uploaded_by"),
  },
  photo_attachments: { owner: noWords },
  page_texts: {
    ...lines("asked: askAboutWords, also of what is scheduled", "content next_content"),
    ...lines(noWords, "name status publish_at next_language"),
  },
  issues: {
    ...lines("asked: protectIssue", "subject opening"),
    frozen: "made from what was asked about",
    ...lines(noWords, "items state idempotency_key created_at started_at ended_at"),
    written_by: staffNames,
  },
  settings: {
    name: noWords,
    value:
      "asked: protectTexts (protectSettings), in settings and welcome; name, office and receipts by the money guard alone (changeSettings)",
  },
  recordings: {
    ...lines(noWords, "owner path type created_at copy_path words_mark"),
    language: "asked: protectTexts, when it is added",
    added_by: unread,
  },
  event_figures: {
    ...lines("asked: protectTexts, with the number", "unit what"),
    ...lines(noWords, "how people"),
    counted_by: unread,
  },
  redirects: {
    path: "shown to no visitor: who types the old address is led on to the page",
    ...lines(noWords, "noun target created_at"),
    made_by: unread,
  },
  bank_details: {
    ...lines(
      "the foundation's own account, agreed by two people",
      "bank_name naira_account dollar_account account_name ways",
    ),
    ...lines(noWords, "what bank_code by_id at status publish_at seal"),
    ...lines(unread, "reason by"),
  },
  switched_off: { ...lines(noWords, "key at"), by: unread },
  users: {
    ...lines(`${staffNames}; the money guard reads it`, "name firstName lastName position"),
    image: "the address of a profile photo",
    ...lines(unread, "id email createdAt updatedAt dob idempotency_key second_step_since"),
  },
  account_changes: lines(unread, "account_id what by_id at role_before role_after email_before"),
  appearances: lines(unread, "began_at began_by ended_at ended_by ended_why released_at released_by"),
  consents: lines(
    unread,
    "key relation given_by kind given_on taken_by language site_language uses until idempotency_key created_at",
  ),
  subjects: lines(unread, "code withdrawn_at withdrawn_how created_at"),
  ...Object.fromEntries(
    Object.entries(samplesOf("stories")).map(([table, { asked }]) => [
      table,
      { ...publishing, ...lines(story, asked) },
    ]),
  ),
  ...Object.fromEntries(Object.entries(samplesOf("published")).map(([table, { doors }]) => [table, doors])),
};

test("every text column of a public page has a listed guard", async () => {
  const { ctx } = await createTestSite({ empty: true });
  const tables = await ctx.db.introspection.getTables();
  const behind = tables.filter(({ name }) => [...publicTables, "issues", "users"].includes(name));
  const columns = behind.flatMap(({ name, columns }) =>
    columns.filter(({ dataType }) => /text|char/i.test(dataType)).map((column) => `${name}.${column.name}`),
  );
  const listed = Object.entries(doors).flatMap(([table, about]) =>
    Object.keys(about).map((name) => `${table}.${name}`),
  );
  expect(columns.length).toBeGreaterThan(100);
  expect(columns.toSorted(), "Add each column to `doors`: as `story` if visitors read it").toEqual(listed.toSorted());
});

test.each(Object.values(contentTypes).map((type) => [type.noun, type] as const))(
  "every typed field of a %s is asked about, with captions and descriptions of pictures in it",
  async (_, type) => {
    const { ctx } = await createTestSite({ empty: true });
    const risky = "Amina Bello is nine years old.";
    for (const [name, { column, isList, personal }] of Object.entries(type.fields)) {
      const isStory = doors[type.table]?.[column] === story;
      expect([name, personal === "typed"], "Add the column to `doors` as `story`").toEqual([name, isStory]);
      if (!isStory) continue;
      const texts = isList ? [risky, `![${risky}](photo:7 "Umar Bako (8) waves")`] : [risky];
      const asked = await findWordQuestions(
        ctx,
        textsOfStory(type.fields, { [name]: isList ? texts : risky }, {}),
        false,
      );
      expect([name, asked.some(({ field, rule }) => field === name && rule === "age")]).toEqual([name, true]);
      if (isList) expect([name, asked.some(({ sentence }) => sentence.includes("Umar"))]).toEqual([name, true]);
    }
  },
);
