import { href } from "react-router";
import * as v from "valibot";
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
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";
import { slugOf } from "../../../values/slug.ts";
import { readFilmAddress } from "../../../values/video-address.ts";
import { attachedTo, attachFromForm, findArrived } from "../../media/photos/attach-from-form.server.ts";
import type { Pictured } from "../../media/photos/photo.ts";
import { projectKey } from "./project.ts";

export interface ProjectTable extends Publishable, EasyRead {
  /** Null for the first three, whose URL has the id. */
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

/** Specification, section 5. */
export const projectType = defineContentType({
  table: "projects",
  noun: "project",
  icon: "project",
  search: { kind: "projects", texts: ["theme", "paragraphs", "easy_read"] },
  fields: {
    title: textField({
      label: "Title",
      schema: requiredText(200, "Title is required"),
      column: "title",
      isSearchable: true,
    }),
    theme: textField({
      label: "Theme",
      schema: requiredText(300, "Theme is required"),
      column: "theme",
      isSearchable: true,
    }),
    paragraphs: listField({
      label: "Paragraph",
      schema: requiredParagraphs("Paragraphs are required"),
      column: "paragraphs",
      isSearchable: true,
    }),
    videoUrl: nullableField({
      label: "Web address of a film (optional)",
      schema: v.pipe(
        text(500),
        v.transform((typed) => readFilmAddress(typed) ?? typed),
        v.check((address) => address === "" || isWebAddress(address, "https"), "Invalid web address"),
      ),
      column: "video_url",
      personal: "nothing",
    }),
    easyRead: listField({ label: "Easy read, sentence", schema: easySentences(), column: "easy_read" }),
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

/** Adds a word to a numeric title, which would hide the project with that id (decisions R1). */
function wantedSlug(title: string): string {
  const slug = slugOf(title, "project");
  return /^\p{Number}+$/u.test(slug) ? `project-${slug}` : slug;
}
