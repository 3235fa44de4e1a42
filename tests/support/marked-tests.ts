import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/**
 * Test files whose first lines have a mark with its reason, like `// Slow: encoders of pictures.`
 * - `Slow`: `npm run test:quick` leaves it to `npm test`
 * - `SQLite alone`: it does not run again on PostgreSQL
 * - `PostgreSQL at length`: it runs again on PostgreSQL in `npm run test:long`
 * @returns paths below the root of the project
 */
export function testsMarked(mark: "Slow" | "SQLite alone" | "PostgreSQL at length"): string[] {
  const tests = globSync("{app,ops,tests}/**/*.test.{ts,tsx}", { cwd: root });
  return tests.filter((path) => {
    const firstLines = readFileSync(join(root, path), "utf8").split("\n", 3);
    return firstLines.some((line) => line.startsWith(`// ${mark}: `));
  });
}
