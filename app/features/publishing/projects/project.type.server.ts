import { href } from "react-router";
import * as v from "valibot";
import { fieldErrors, fieldLabels, typeErrors } from "../../../../content/en/staff-fields.ts";
import { staffProjects as words } from "../../../../content/en/staff-projects.ts";
import { findFreeSlug, followTitle } from "../../../cms/addresses/free-slug.server.ts";
import {
  defineContentType,
  type ItemOf,
  listField,
  nullableField,
  textField,
} from "../../../cms/define-content-type.server.ts";
import { easySentences, isWebAddress, requiredParagraphs, requiredText, text } from "../../../cms/publishing-schema.ts";
import type { EasyRead, Publishable } from "../../../server/db/tables.ts";
import { problemSentence } from "../../../values/amount-sentences.ts";
import { isPlainDate } from "../../../values/dates.ts";
import { isCurrency } from "../../../values/money.ts";
import { projectKey } from "../../../values/project-key.ts";
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";
import { slugOf } from "../../../values/slug.ts";
import { maxAmountLength, readAmount } from "../../../values/typed-amount.ts";
import { readFilmAddress } from "../../../values/video-address.ts";
import { attachedTo, attachFromForm, findArrived } from "../../media/photos/attach-from-form.server.ts";
import type { Pictured } from "../../media/photos/photo.ts";
import { minorOfGoal, type TypedGoal } from "./goal-facts.ts";

export interface ProjectTable extends Publishable, EasyRead {
  /** Null for the first three projects, whose address contains the id. */
  slug: string | null;
  title: string;
  theme: string;
  /** JSON list. */
  paragraphs: string;
  video_url: string | null;
  /** Goal as typed, with the code of its currency; null for none. */
  goal_amount: string | null;
  goal_currency: string | null;
  /** The same amount in minor units. */
  goal_minor: number | null;
  goal_for: string | null;
  /** Last day of the goal (ISO date); null for none. */
  goal_until: string | null;
}

declare module "../../../server/db/tables.ts" {
  interface Tables {
    projects: ProjectTable;
  }
  interface ContentNouns {
    project: "projects";
  }
}

const slugs = {
  table: "projects",
  noun: "project",
  folder: "/project/readmore/",
  slugOf: (title: string) => wantedSlug(title),
} as const;

/** Says why a typed amount is no goal. */
function whyNoGoal({ goalAmount, goalCurrency }: TypedGoal): string {
  if (!isCurrency(goalCurrency)) return errors.goalAmount;
  const read = readAmount(goalAmount, goalCurrency);
  return "amount" in read ? errors.goalAmount : problemSentence(read, goalCurrency);
}

const labels = fieldLabels.project;
const errors = typeErrors.project;

/** Content type of projects (specification, section 5). */
export const projectType = defineContentType({
  table: "projects",
  noun: "project",
  icon: "project",
  search: { kind: "projects", texts: ["theme", "paragraphs", "easy_read"] },
  fields: {
    title: textField({
      label: () => labels.title,
      schema: requiredText(200, () => errors.title),
      column: "title",
      isSearchable: true,
    }),
    theme: textField({
      label: () => labels.theme,
      schema: requiredText(300, () => errors.theme),
      column: "theme",
      isSearchable: true,
    }),
    paragraphs: listField({
      label: () => labels.paragraphs,
      schema: requiredParagraphs(() => errors.paragraphs),
      column: "paragraphs",
      isSearchable: true,
    }),
    videoUrl: nullableField({
      label: () => labels.videoUrl,
      schema: v.pipe(
        text(500),
        v.transform((typed) => readFilmAddress(typed) ?? typed),
        v.check(
          (address) => address === "" || isWebAddress(address, "https"),
          () => fieldErrors.webAddress,
        ),
      ),
      column: "video_url",
      personal: "nothing",
    }),
    goalAmount: nullableField({
      label: () => labels.goalAmount,
      schema: text(maxAmountLength),
      column: "goal_amount",
      personal: "nothing",
    }),
    goalCurrency: nullableField({
      label: () => labels.goalCurrency,
      schema: text(3),
      column: "goal_currency",
      personal: "nothing",
    }),
    goalFor: nullableField({ label: () => labels.goalFor, schema: text(200), column: "goal_for", isSearchable: true }),
    goalUntil: nullableField({
      label: () => labels.goalUntil,
      schema: v.pipe(
        text(10),
        v.check(
          (day) => day === "" || isPlainDate(day),
          () => fieldErrors.day,
        ),
      ),
      column: "goal_until",
      personal: "nothing",
    }),
    easyRead: listField({ label: () => labels.easyRead, schema: easySentences(), column: "easy_read" }),
  },
  otherColumns: { slug: "nothing", goal_minor: "nothing" },
  rules: (schema) =>
    v.pipe(
      schema,
      v.forward(
        v.partialCheck(
          [["goalAmount"], ["goalCurrency"]],
          (typed) => typed.goalAmount === "" || minorOfGoal(typed) !== undefined,
          ({ input }) => whyNoGoal(input as TypedGoal),
        ),
        ["goalAmount"],
      ),
      v.forward(
        v.partialCheck(
          [["goalAmount"], ["goalFor"]],
          ({ goalAmount, goalFor }) => goalAmount === "" || goalFor !== "",
          () => errors.goalFor,
        ),
        ["goalFor"],
      ),
    ),
  columnsBeside: (typed) => ({ goal_minor: minorOfGoal(typed) ?? null }),
  attach: attachFromForm("project"),
  attached: attachedTo("project"),
  arrived: findArrived,
  firstColumns: async (db, { title }) => ({ slug: await findFreeSlug(db, slugs, title) }),
  renamed: (db, { title }, before) => followTitle(db, slugs, title, before),
  words,
  listed: (row) => ({ note: row.theme, publicPath: href("/project/readmore/:id", { id: projectKey(row) }) }),
});

export type Project = ItemOf<typeof projectType> & { id: number; slug: string | null };

export type ProjectPanel = Pick<Project, "id" | "slug" | "title" | "theme">;

/** Columns of a goal. */
export type GoalColumns = Pick<ProjectTable, "goal_currency" | "goal_minor" | "goal_for" | "goal_until">;

export type ProjectWithPhotos<Shown extends ShownPicture = PublicPicture> = Project & Pictured<Shown>;

/**
 * Returns the slug for a title. If the title is a number, adds a word; otherwise the slug would hide the project with
 * this id (decisions R1).
 */
function wantedSlug(title: string): string {
  const slug = slugOf(title, "project");
  return /^\p{Number}+$/u.test(slug) ? `project-${slug}` : slug;
}
