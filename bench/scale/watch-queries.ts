import { DatabaseSync, type StatementSync } from "node:sqlite";
import pg from "pg";

/** Total time of each statement (ms), since `watchQueries` or the last `takeQueries`. */
const took = new Map<string, { ms: number; times: number }>();

function note(text: string, start: number): void {
  const found = took.get(text) ?? { ms: 0, times: 0 };
  took.set(text, { ms: found.ms + performance.now() - start, times: found.times + 1 });
}

/** Starts timing every statement of both engines, to find the causes of slow pages. */
export function watchQueries(): void {
  const prepare = DatabaseSync.prototype.prepare;
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, text: string) {
    const statement = prepare.call(this, text);
    const all = statement.all.bind(statement) as (...values: unknown[]) => ReturnType<StatementSync["all"]>;
    statement.all = ((...values: unknown[]) => {
      const start = performance.now();
      const rows = all(...values);
      note(text, start);
      return rows;
    }) as StatementSync["all"];
    return statement;
  };
  const query = pg.Client.prototype.query as (...values: unknown[]) => unknown;
  (pg.Client.prototype as { query: unknown }).query = function (this: pg.Client, ...values: unknown[]) {
    const start = performance.now();
    const answer = query.apply(this, values);
    const text = typeof values[0] === "string" ? values[0] : (values[0] as { text?: string } | undefined)?.text;
    if (text !== undefined && answer instanceof Promise) void answer.finally(() => note(text, start)).catch(() => {});
    return answer;
  };
}

/** Returns the slowest statements as lines, and resets the times. */
export function takeQueries(count: number): string[] {
  const longest = [...took].toSorted(([, one], [, other]) => other.ms - one.ms).slice(0, count);
  took.clear();
  return longest.map(([text, { ms, times }]) => `${ms.toFixed(1)} ms in ${times}: ${text.replace(/\s+/g, " ")}`);
}
