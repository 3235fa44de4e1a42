import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { earlierMigrations } from "./migrations/index.ts";

/** Every migration by its name, a number of three digits and its change: `119-event-attendance`. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Changes tables, forward only. It sees the tables of its own day, and no types of today's. */
// biome-ignore lint/suspicious/noExplicitAny: the types of rows are those of today.
export type Migrate = (db: Kysely<any>) => Promise<void>;

/** The migrations that a feature declares. One that has landed is never edited: add the next one. */
export type DeclaredMigrations = Readonly<Record<`${number}-${string}`, Migrate>>;

const form = /^\d{3}-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const numberOf = (name: string): string => name.slice(0, 3);

/**
 * Joins the migrations of features with those before features declared their own.
 * @throws where a name has another form, its number is taken, or belongs to the time before
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
