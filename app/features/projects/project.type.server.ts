import type { Database } from "../../server/db/database.server.ts";
import { slugOf } from "../../values/slug.ts";
import { listColumn, nullableColumn, textColumn } from "../../cms/content-fields.server.ts";
import type { ContentKind } from "../../cms/content-type.server.ts";
import { hangFromForm } from "../photos/attach-from-form.server.ts";
import { mayWriteProjects } from "./project-permissions.ts";
import { type ProjectFields, projectSchema } from "./project-schema.ts";
import { isSlugTaken } from "./project-queries.server.ts";

/** What the desk must know of projects. */
export const projectKind: ContentKind<"projects", ProjectFields> = {
  table: "projects",
  noun: "project",
  schema: projectSchema,
  lists: ["paragraphs"],
  searched: ["title", "theme", "paragraphs"],
  hang: hangFromForm("project"),
  may: mayWriteProjects,
  fields: {
    title: textColumn("title"),
    theme: textColumn("theme"),
    paragraphs: listColumn("paragraphs"),
    videoUrl: nullableColumn("video_url"),
  },
  firstColumns: async (database, { title }) => ({ slug: await freeSlug(database, title) }),
};

/**
 * An address of its own, which stays when the title changes: a second project of the same title gets a number. A title
 * of digits alone would stand in front of the project with that number (decisions R1), so a word goes before it.
 */
async function freeSlug(database: Database, title: string): Promise<string> {
  const slug = slugOf(title, "project");
  const wanted = /^\p{Number}+$/u.test(slug) ? `project-${slug}` : slug;
  for (let number = 1; ; number++) {
    const free = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isSlugTaken(database, free))) return free;
  }
}
