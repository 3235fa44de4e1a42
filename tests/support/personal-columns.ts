import type { ColumnMetadata, TableMetadata } from "kysely";
import type { Feature } from "../../app/server/define-feature.server.ts";
import { isEnumerated } from "./every-table.ts";

/** Returns true if a column is a moment: `created_at`, `createdAt`, `taken_on`, `at`; after its table or alone. */
export const isMoment = (column: string): boolean => /(?:_at|At|_on|(?:^|\.)at)$/.test(column);

/**
 * Returns true if a column can hold a name, an address or a telephone number: a text that is no moment, no id, no key,
 * no picked value.
 */
export const canHoldPerson = (table: string, { name, dataType }: ColumnMetadata, key: readonly string[]): boolean =>
  /text|char/i.test(dataType) &&
  !isMoment(name) &&
  !/(?:^id|_id|_ids|Id|_key)$/.test(name) &&
  !key.includes(name) &&
  !isEnumerated(table, name);

/** Tables with columns of class `person` that the office for people's data guards itself, or leaves alone. */
export const guardedElsewhere: Record<string, string> = {
  outbox_emails:
    "e-mails are found by recipient and cause, exported and deleted for all features (gather-person.server.ts)",
  audit_log: "lines stay, and the names in them go by the account's id (replaceInAuditLog)",
  concerns: "the safeguarding lead alone may know whether there are any: decision 045",
};

const nameOfAPerson = /(?:^|_)(?:name|e?mail|phone|contact|given_by)(?:$|_)|(?:Name|Mail|Phone|Contact)$/;

/** Columns with the name of a personal column that hold no personal data. */
export const soundingOnly: Record<string, string> = {
  "bank_details.account_name": "the foundation's own account",
  "bank_details.bank_name": "the foundation's bank",
  "jobs.name": "what the job does",
  "page_texts.name": "the page",
  "settings.name": "the setting",
  "bank_statement_layouts.name": "the bank account",
};

/**
 * Finds tables whose feature does not declare how personal data in them is found, exported and erased.
 * @param stored what the engine says of the tables
 */
export function findUnguarded(features: readonly Feature[], stored: readonly TableMetadata[]): string[] {
  return features.flatMap(({ person, tables = {} }) =>
    Object.entries(tables).flatMap(([table, { columns, key }]) => {
      const said: Record<string, string> = columns;
      const all = stored.find(({ name }) => name === table)?.columns ?? [];
      const texts = all.filter((column) => canHoldPerson(table, column, key));
      const ofPeople = texts.some(({ name }) => said[name] === "person");
      const sounding = all.filter(
        ({ name, dataType }) =>
          /text|char/i.test(dataType) &&
          said[name] === "nothing" &&
          nameOfAPerson.test(name) &&
          soundingOnly[`${table}.${name}`] === undefined,
      );
      return [
        ...(ofPeople && person === undefined && guardedElsewhere[table] === undefined
          ? [
              `The table ${table} has columns of class person: say in \`person\` of its feature how it is found, exported and erased`,
            ]
          : []),
        ...sounding.map(
          ({ name }) =>
            `The column ${table}.${name} sounds like a person's and is of class nothing: give it the class person or typed, or list it in soundingOnly with the reason`,
        ),
      ];
    }),
  );
}
