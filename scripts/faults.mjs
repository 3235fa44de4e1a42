// `npm run faults`: tests failures (processes, machines, databases, disks, connections) with `tests/faults/`, and by
// fault injection on a separate site that counts losses. Arguments after `--`: `--short` shortens the quick
// injections, `--keep` writes bench/results/ and docs/reliability.md, names select fault injections, without the tests.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { become, build, environment, fail, install, root, runtime } from "./prepare.mjs";

install("all");
build();
if (process.argv.slice(2).every((word) => word.startsWith("--"))) {
  const words = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "faults"];
  const { status } = spawnSync(runtime(), words, {
    cwd: root,
    stdio: "inherit",
    env: { ...environment(), CI: "true" },
  });
  if (status !== 0) fail("Faults: not in order.");
}
become(
  [
    "--import",
    join(root, "scripts/resolve-words.mjs"),
    join(root, "bench/faults/run-faults.ts"),
    ...process.argv.slice(2),
  ],
  { NODE_ENV: "production" },
);
