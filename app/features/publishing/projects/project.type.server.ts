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
import { projectKey } from "../../../values/project-key.ts";
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";
import { slugOf } from "../../../values/slug.ts";
import { readFilmAddress } from "../../../values/video-address.ts";
import { attachedTo, attachFromForm, findArrived } from "../../media/photos/attach-from-form.server.ts";
import type { Pictured } from "../../media/photos/photo.ts";

export interface ProjectTable extends Publishable, EasyRead {
  /** Null for the first three projects, whose address contains the id. */
  slug: string | null;
  title: string;
  theme: string;
  /** JSON list. */
  paragraphs: string;
  video_url: string | null;
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
    easyRead: listField({ label: () => labels.easyRead, schema: easySentences(), column: "easy_read" }),
  },
  otherColumns: { slug: "nothing" },
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

export type ProjectWithPhotos<Shown extends ShownPicture = PublicPicture> = Project & Pictured<Shown>;

/**
 * Returns the slug for a title. If the title is a number, adds a word; otherwise the slug would hide the project with
 * this id (decisions R1).
 */
function wantedSlug(title: string): string {
  const slug = slugOf(title, "project");
  return /^\p{Number}+$/u.test(slug) ? `project-${slug}` : slug;
}
