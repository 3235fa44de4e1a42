import { listColumn, nullableColumn, textColumn } from "../../cms/content-fields.server.ts";
import type { ContentType } from "../../cms/content-type.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { slugOf } from "../../values/slug.ts";
import { attachFromForm } from "../photos/attach-from-form.server.ts";
import { canWriteProjects } from "./project-permissions.ts";
import { isSlugTaken } from "./project-queries.server.ts";
import { type ProjectFields, projectSchema } from "./project-schema.ts";

export const projectType: ContentType<"projects", ProjectFields> = {
  table: "projects",
  noun: "project",
  schema: projectSchema,
  lists: ["paragraphs"],
  searched: ["title", "theme", "paragraphs"],
  attach: attachFromForm("project"),
  may: canWriteProjects,
  fields: {
    title: textColumn("title"),
    theme: textColumn("theme"),
    paragraphs: listColumn("paragraphs"),
    videoUrl: nullableColumn("video_url"),
  },
  firstColumns: async (db, { title }) => ({ slug: await freeSlug(db, title) }),
};

/**
 * A unique, stable slug: equal titles get a number. A numeric title would shadow the project with that id (decisions
 * R1), so it gets a word in front.
 */
async function freeSlug(db: Database, title: string): Promise<string> {
  const slug = slugOf(title, "project");
  const wanted = /^\p{Number}+$/u.test(slug) ? `project-${slug}` : slug;
  for (let number = 1; ; number++) {
    const free = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isSlugTaken(db, free))) return free;
  }
}
