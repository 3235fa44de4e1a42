/**
 * Maximum number of rows or values in one statement: SQLite takes 32,766 parameters, and no table has more than 40
 * columns.
 */
const chunk = 500;

/**
 * Runs a statement in chunks that an engine accepts.
 * @returns the rows of all chunks
 */
export async function inChunks<Value, Row>(values: Value[], run: (some: Value[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += chunk) rows.push(...(await run(values.slice(at, at + chunk))));
  return rows;
}
