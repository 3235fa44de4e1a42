import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/**
 * Test files whose first lines have a mark with its reason, like `// Slow: encoders of pictures.`
 * - `Slow`: `npm run test:quick` leaves it to `npm test`
 * - `SQLite alone`: it does not run again on PostgreSQL
 * @returns paths below the root of the project
 */
export function testsMarked(mark: "Slow" | "SQLite alone"): string[] {
  const tests = globSync("{app,ops,tests}/**/*.test.{ts,tsx}", { cwd: root });
  return tests.filter((path) => {
    const [first = "", second = ""] = readFileSync(join(root, path), "utf8").split("\n", 2);
    return [first, second].some((line) => line.startsWith(`// ${mark}: `));
  });
}
