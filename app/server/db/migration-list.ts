import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { earlierMigrations } from "./migrations/index.ts";

/** Migrations by name: a number of three digits and the change, such as `119-event-attendance`. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Changes tables, forward only. A migration uses no row types, as tables change after it. */
// biome-ignore lint/suspicious/noExplicitAny: the types of rows are those of today.
export type Migrate = (db: Kysely<any>) => Promise<void>;

/** The migrations that a feature declares. A landed migration is never edited: add another one. */
export type DeclaredMigrations = Readonly<Record<`${number}-${string}`, Migrate>>;

const form = /^\d{3}-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const numberOf = (name: string): string => name.slice(0, 3);

/**
 * Joins the features' migrations with the earlier ones in `migrations/`.
 * @throws for a name of another form, or a number that is taken or too low
 */
export function joinMigrations(features: readonly { migrations?: DeclaredMigrations }[]): Migrations {
  const joined: Record<string, Migration> = { ...earlierMigrations };
  const last = Object.keys(earlierMigrations).at(-1) ?? "";
  const declared = features.flatMap(({ migrations = {} }) => Object.entries(migrations));
  const next = String(Math.max(...[last, ...declared.map(([name]) => name)].map((name) => Number(numberOf(name)))) + 1);
  for (const [name, up] of declared.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!form.test(name))
      throw new Error(`The migration ${name} has no number. Name it by three digits and its change: ${next}-${name}.`);
    if (numberOf(name) <= numberOf(last))
      throw new Error(`The migration ${name} is out of order: ${last} came before. Give it the number ${next}.`);
    const other = Object.keys(joined).find((one) => numberOf(one) === numberOf(name));
    if (other !== undefined)
      throw new Error(`The migrations ${other} and ${name} have one number. Give the later one the number ${next}.`);
    joined[name] = { up };
  }
  return joined;
}
