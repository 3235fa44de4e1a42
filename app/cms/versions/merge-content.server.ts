import * as v from "valibot";
import type { InTransaction } from "../../server/context.server.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import type { Conflict } from "../../values/staff-form-result.ts";
import { parseTextList } from "../../values/text-list.ts";
import * as store from "../content-queries.server.ts";
import type { ContentType } from "../content-type.server.ts";
import { columnsOf, itemOf, labelsOf } from "../define-content-type.server.ts";
import type { PublishingFields } from "../publishing-schema.ts";
import { isConflict, joinParts, type MergePart, mergeSets, mergeValues, type Values } from "./merge-values.ts";
import { readContent, readVersion } from "./record-version.server.ts";

type Row = store.RowOf<store.ContentTable>;

interface Merged {
  fields: PublishingFields;
  formValues: FormValues;
  conflict?: undefined;
}

/** Returns a form's values in the shape of stored content. */
export const valuesOfForm = (type: ContentType, fields: PublishingFields): Values =>
  itemOf(type, columnsOf(type.fields, fields)) as Values;

/** Merges a form with changes by other people since it was opened. */
export async function mergeContent(
  ctx: InTransaction,
  type: ContentType,
  row: Row,
  fields: PublishingFields,
  formValues: FormValues,
): Promise<Merged | { conflict: Conflict }> {
  const subject = `${type.noun}:${row.id}`;
  const opened = await store.findVersionAt(ctx.db, subject, fields.version);
  const base = opened && readVersion(type, opened.content);
  const theirs = await readContent(ctx, type, row);
  const parts = mergeValues(base?.values, valuesOfForm(type, fields), theirs.values);
  const { publishing, attached } = base ?? {};
  const isTheirChoice = publishing?.status === fields.status && publishing.publishAt === fields.publishAt;
  const { status, publishAt } = isTheirChoice ? theirs.publishing : fields;
  const idempotencyKey = fields.idempotencyKey;
  const beside = {
    status,
    publishAt,
    version: String(row.version),
    idempotencyKey,
    ...mergeProtection(row, fields),
  };
  const besides = Object.fromEntries(Object.entries(beside).map(([name, value]) => [name, [value].flat()]));
  const known = new Set([...Object.keys(type.fields), ...Object.keys(beside)]);
  const more = Object.fromEntries(Object.entries(formValues).filter(([name]) => !known.has(name)));
  const photos = attached === undefined ? more : mergeSets(attached, more, theirs.attached);
  const texts = Object.fromEntries(Object.entries(parts).map(([name, all]) => [name, joinParts(all)]));
  const whole = { ...photos, ...texts, ...besides };
  const values = Object.fromEntries(
    Object.entries(texts).map(([name, all]) => [name, type.lists.includes(name) ? all : (all[0] ?? "")]),
  );
  const checked = v.safeParse(type.schema, { ...values, ...beside });
  const hasConflict = Object.values(parts).some((all) => all.some(isConflict));
  if (!hasConflict && checked.success) return { fields: checked.output, formValues: whole };
  // The merged text may break a rule, such as the maximum length: then the person decides about each difference.
  const shown = hasConflict ? parts : mergeValues(undefined, valuesOfForm(type, fields), theirs.values);
  const latest = await store.findVersionAt(ctx.db, subject, row.version);
  return {
    conflict: {
      version: row.version,
      by: latest?.saved_by ?? "",
      at: latest?.saved_at ?? ctx.clock.now().toISOString(),
      formValues: whole,
      fields: fieldsOf(type, shown),
    },
  };
}

/** Keeps all reasons of both people, and "names changed" only if both chose it. */
function mergeProtection(row: Row, { sensitive = [], namesChanged = "" }: PublishingFields) {
  return {
    sensitive: [...new Set([...sensitive, ...parseTextList(row.sensitive)])],
    namesChanged: row.names_changed === 1 ? namesChanged : "",
  };
}

function fieldsOf(type: ContentType, parts: Record<string, MergePart[]>): Conflict["fields"] {
  const labels: Record<string, string> = labelsOf(type);
  return Object.entries(parts)
    .filter(([, all]) => all.some(isConflict))
    .map(([name, all]) => ({ name, label: labels[name] ?? name, isList: type.lists.includes(name), parts: all }));
}
