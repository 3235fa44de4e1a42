import * as v from "valibot";
import { field } from "../define-content-type.server.ts";

/** Column of an item that belongs to a project. A deleted project stays in the column, and pages ignore it. */
export interface BelongsToProject {
  project_id: number | null;
}

/** The field with which an item of any content type belongs to a project. */
export const belongsToField = (label: () => string) =>
  field({
    label,
    // A form or version from before the field lacks it; then the item keeps its project.
    schema: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,14})?$/))),
    column: "project_id",
    personal: "nothing",
    toColumn: (value): number | null => (value ? Number(value) : null),
    fromColumn: (stored: number | null) => (stored === null ? "" : String(stored)),
  });

/** Returns the column of an item whose form lacks the field. @param before the stored row */
export const keepProject = (fields: { project?: string | undefined }, before: BelongsToProject | undefined) =>
  fields.project === undefined && before !== undefined ? { project_id: before.project_id } : {};
