import * as v from "valibot";
import { sensitiveLabels } from "../../content/en/staff-sensitive.ts";
import type { StaffMember } from "../server/auth/auth.ts";
import type { ContentNouns, Publishable, Tables } from "../server/db/tables.ts";
import type { Personal } from "../server/declare-table.ts";
import { withoutPhotoWords } from "../values/media-block.ts";
import { canEdit } from "../values/roles.ts";
import { withClock } from "../values/site-clock.ts";
import { parseTextList } from "../values/text-list.ts";
import type { ColumnsOf, ContentTable } from "./content-queries.server.ts";
import type { AnyFields, ContentField, ContentType, SearchedAs } from "./content-type.server.ts";
import {
  hasMoment,
  hasShownMoment,
  momentMessage,
  type PublishingFields,
  publishingEntries,
  skippedMessage,
} from "./publishing-schema.ts";

interface FieldOptions<Column extends string, Schema extends v.GenericSchema> {
  /** Reads the label in the language of the request. */
  label: () => string;
  schema: Schema;
  column: Column;
  personal?: Personal;
  isSearchable?: boolean;
  isPlace?: boolean;
}

const options = <const Column extends string, Schema extends v.GenericSchema>(field: FieldOptions<Column, Schema>) => ({
  personal: "typed" as Personal,
  isSearchable: false,
  isPlace: false,
  isList: false,
  ...field,
});

export const field = <const Column extends string, Schema extends v.GenericSchema, Stored>(
  own: FieldOptions<Column, Schema> & Pick<ContentField<Column, Schema, Stored>, "toColumn" | "fromColumn">,
) => ({ ...options(own), toColumn: own.toColumn, fromColumn: own.fromColumn });

/** Declares a text field; an empty text is stored as "". */
export const textField = <const Column extends string, Schema extends v.GenericSchema<unknown, string>>(
  field: FieldOptions<Column, Schema>,
) => ({ ...options(field), toColumn: (value: string) => value, fromColumn: (stored: string) => stored });

/** Declares a text field; an empty text is stored as null. */
export const nullableField = <const Column extends string, Schema extends v.GenericSchema<unknown, string>>(
  field: FieldOptions<Column, Schema>,
) => ({
  ...options(field),
  toColumn: (value: string): string | null => value || null,
  fromColumn: (stored: string | null) => stored ?? "",
});

/** Declares a field for an integer; an empty field is stored as null. */
export const numberField = <const Column extends string, Schema extends v.GenericSchema<unknown, string>>(
  field: FieldOptions<Column, Schema>,
) => ({
  ...options({ personal: "nothing", ...field }),
  toColumn: (value: string): number | null => (value === "" ? null : Number(value)),
  fromColumn: (stored: number | null) => (stored === null ? "" : String(stored)),
});

export const listField = <const Column extends string, Schema extends v.GenericSchema<unknown, string[]>>(
  field: FieldOptions<Column, Schema>,
) => ({
  ...options(field),
  isList: true,
  toColumn: (value: string[]) => JSON.stringify(value),
  fromColumn: (stored: string): string[] => parseTextList(stored),
});

export type FieldsOf<Fields extends AnyFields> = {
  [Name in keyof Fields]: v.InferOutput<Fields[Name]["schema"]>;
} & PublishingFields;
type FieldColumns<Fields extends AnyFields> = Fields[keyof Fields]["column"];
type OtherColumns<Table extends ContentTable, Fields extends AnyFields> = Exclude<
  keyof Tables[Table],
  keyof Publishable | FieldColumns<Fields>
>;

type Given =
  | "icon"
  | "words"
  | "listed"
  | "canWith"
  | "seesOwnOnly"
  | "attach"
  | "attached"
  | "arrived"
  | "broughtBack"
  | "whenStored"
  | "noteOnSave"
  | "whyToStay"
  | "firstColumns"
  | "renamed"
  | "shownBeside"
  | "columnsBeside"
  | "isShown";

type NounOf<Table extends ContentTable> = {
  [Noun in keyof ContentNouns]: ContentNouns[Noun] extends Table ? Noun : never;
}[keyof ContentNouns];

interface Definition<Table extends ContentTable, Fields extends AnyFields, Kind extends string>
  extends Pick<ContentType<Table, FieldsOf<Fields>>, Given> {
  table: Table;
  noun: NounOf<Table>;
  search: SearchedAs<Table, Kind> & { texts: readonly FieldColumns<Fields>[] };
  fields: Fields;
  /** Columns without a form field; a missing one is a type error. */
  otherColumns: Record<OtherColumns<Table, Fields>, Personal>;
  rules?(schema: v.GenericSchema<unknown, FieldsOf<Fields>>): v.GenericSchema<unknown, FieldsOf<Fields>>;
  canWrite?(member: StaffMember): boolean;
}

export const canWriteContent = canEdit;

const publishingColumns = {
  id: "nothing",
  status: "nothing",
  publish_at: "nothing",
  version: "nothing",
  deleted_at: "nothing",
  idempotency_key: "person",
  sensitive: "nothing",
  dropped_reasons: "nothing",
  dropped_by_ids: "person",
  names_changed: "nothing",
  writer_ids: "person",
  approved_at: "nothing",
  approved_by: "staff",
  approved_by_id: "person",
} as const satisfies Record<keyof Publishable, Personal>;

/** Declares a content type: its form, columns, staff list, preview, search and personal data. */
export function defineContentType<
  const Table extends ContentTable,
  const Fields extends AnyFields,
  const Kind extends string,
>(
  definition: Definition<Table, Fields, Kind>,
): Omit<ContentType<Table, FieldsOf<Fields>>, "fields" | "noun" | "search"> & {
  fields: Fields;
  noun: NounOf<Table>;
  search: SearchedAs<Table, Kind>;
} {
  const { fields, otherColumns, rules, canWrite = canWriteContent, ...rest } = definition;
  const all = Object.entries(fields);
  const entries = Object.fromEntries(all.map(([name, { schema }]) => [name, schema]));
  const object = v.object({ ...entries, ...publishingEntries }) as unknown as v.GenericSchema<
    unknown,
    FieldsOf<Fields>
  >;
  const whole = rules?.(object) ?? object;
  return {
    ...rest,
    fields,
    canWrite,
    schema: v.pipe(
      whole as unknown as v.GenericSchema<unknown, PublishingFields>,
      v.forward(v.partialCheck([["status"], ["publishAt"]], hasMoment, momentMessage), ["publishAt"]),
      v.forward(v.partialCheck([["status"], ["publishAt"]], hasShownMoment, skippedMessage), ["publishAt"]),
    ) as unknown as v.GenericSchema<unknown, FieldsOf<Fields>>,
    lists: all.filter(([, { isList }]) => isList).map(([name]) => name),
    searched: all.filter(([, { isSearchable }]) => isSearchable).map(([, { column }]) => column),
    personal: {
      ...publishingColumns,
      ...otherColumns,
      ...Object.fromEntries(all.map(([, { column, personal }]) => [column, personal])),
    } as Record<keyof Tables[Table] & string, Personal>,
  };
}

export function columnsOf<Table extends ContentTable>(fields: AnyFields, values: object): ColumnsOf<Table> {
  const known = new Map<string, unknown>(Object.entries(values));
  const columns = Object.entries(fields).map(([name, { column, toColumn }]) => [column, toColumn(known.get(name))]);
  return Object.fromEntries(columns) as ColumnsOf<Table>;
}

export type ItemOf<Type extends { fields: AnyFields }> = {
  [Name in keyof Type["fields"]]: ReturnType<Type["fields"][Name]["fromColumn"]>;
};

export function itemOf<Fields extends AnyFields>(
  { fields }: { fields: Fields },
  row: object,
): ItemOf<{ fields: Fields }> {
  const known = new Map<string, unknown>(Object.entries(row));
  const values = Object.entries(fields).map(([name, { column, fromColumn }]) => [name, fromColumn(known.get(column))]);
  return Object.fromEntries(values) as ItemOf<{ fields: Fields }>;
}

/**
 * Returns a row's fields for visitors, without alt texts and captions. Only `openText` returns those, for visible
 * photos.
 */
export function publicItemOf<Fields extends AnyFields>(
  type: { fields: Fields },
  row: object,
): ItemOf<{ fields: Fields }> {
  const values = Object.entries(itemOf(type, row) as Record<string, string | string[]>).map(([name, value]) => [
    name,
    typeof value === "string" ? withoutPhotoWords(value) : value.map(withoutPhotoWords),
  ]);
  return Object.fromEntries(values) as ItemOf<{ fields: Fields }>;
}

export function labelsOf({ fields, words }: { fields: AnyFields; words: { photos: string; publishAt: string } }) {
  const labels: [string, string][] = Object.entries(fields).map(([name, { label }]) => [name, label()]);
  return {
    ...Object.fromEntries(labels),
    photos: words.photos,
    publishAt: withClock(words.publishAt),
    ...sensitiveLabels,
  };
}

export const contentTable = <Columns>({ noun, personal }: { noun: string; personal: Columns }) => ({
  noun,
  key: ["id" as const],
  columns: personal,
  isPublished: true,
  changesPages: true as const,
  isContent: true as const,
});
