import { parseTextList } from "../values/text-list.ts";
import type { ColumnsOf, ContentTable, RowOf } from "./content-queries.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";

/** Form values, by field name. */
export type FormValues = Record<string, string | string[]>;

/** Maps one form field to the columns of a row. */
interface FieldMapping<Value, Fields, Columns, Row> {
  /** @param fields the whole form, for columns of two fields */
  toColumns(value: Value, fields: Fields): Columns;
  /** The value as the form shows it. */
  fromRow(row: Row): string | string[];
}

/** A mapping for every field of the schema; a missing one is a type error. */
export type FieldMappings<Table extends ContentTable, Fields extends PublishingFields> = {
  [Name in Exclude<keyof Fields, keyof PublishingFields>]-?: FieldMapping<
    Fields[Name],
    Fields,
    ColumnsOf<Table>,
    RowOf<Table>
  >;
};

/** Text, never null. */
export const textColumn = <Column extends string>(column: Column) => ({
  toColumns: (value: string) => ({ [column]: value }) as Record<Column, string>,
  fromRow: (row: Record<Column, string>) => row[column],
});

/** Text, null when empty. */
export const nullableColumn = <Column extends string>(column: Column) => ({
  toColumns: (value: string) => ({ [column]: value || null }) as Record<Column, string | null>,
  fromRow: (row: Record<Column, string | null>) => row[column] ?? "",
});

/** A JSON list, of a repeated field. */
export const listColumn = <Column extends string>(column: Column) => ({
  toColumns: (value: string[]) => ({ [column]: JSON.stringify(value) }) as Record<Column, string>,
  fromRow: (row: Record<Column, string>) => parseTextList(row[column]),
});

type AnyMapping = FieldMapping<unknown, unknown, object, unknown>;
const entries = (mappings: object) => Object.entries(mappings) as [string, AnyMapping][];

export function columnsOf<Table extends ContentTable, Fields extends PublishingFields>(
  mappings: FieldMappings<Table, Fields>,
  fields: Fields,
): ColumnsOf<Table> {
  const values = new Map<string, unknown>(Object.entries(fields));
  const columns = entries(mappings).map(([name, { toColumns }]) => toColumns(values.get(name), fields));
  return Object.assign({}, ...columns);
}

export function valuesOf<Table extends ContentTable, Fields extends PublishingFields>(
  mappings: FieldMappings<Table, Fields>,
  row: RowOf<Table>,
): FormValues {
  return Object.fromEntries(entries(mappings).map(([name, { fromRow }]) => [name, fromRow(row)]));
}
