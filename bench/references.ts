// `node bench/references.ts`: draws 100,000 transfer references as the site does, each new in the database, and tries
// every wrong character and every swap of two in each.
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { insertPromise } from "../app/features/giving/gifts/promise-queries.server.ts";
import { openDatabase } from "../app/server/db/database.server.ts";
import { earlierMigrations } from "../app/server/db/migrations/index.ts";
import { alphabet, drawCode, isCode } from "../app/values/transfer-reference.ts";

const wanted = 100_000;

const folder = mkdtempSync(join(tmpdir(), "references-"));
const db = await openDatabase("sqlite:site.sqlite", folder, earlierMigrations, { tables: [], onChange: () => {} });

const promise = {
  prefix: "TAB",
  link: "23467923",
  amount: 500_000,
  currency: "NGN" as const,
  frequency: "once" as const,
  project_id: null,
  purpose: null,
  name: null,
  email: null,
  message: null,
  is_public: 0,
  state: "open" as const,
  created_at: new Date().toISOString(),
  sent_at: null,
  remind_at: null,
  fingerprint: null,
};

const codes = new Set<string>();
let redrawn = 0;
const start = performance.now();
await db.transaction().execute(async (transaction) => {
  while (codes.size < wanted) {
    const code = drawCode(randomInt);
    if ((await insertPromise(transaction, { ...promise, code })) === undefined) redrawn++;
    else codes.add(code);
  }
});
const seconds = (performance.now() - start) / 1000;

let tried = 0;
let unnoticed = 0;
const look = (text: string, code: string) => {
  if (text === code) return;
  tried++;
  if (isCode(text)) unnoticed++;
};
for (const code of codes)
  for (let place = 0; place < code.length; place++) {
    for (const one of alphabet) look(code.slice(0, place) + one + code.slice(place + 1), code);
    for (let other = place + 1; other < code.length; other++) {
      const letters = [...code];
      [letters[place], letters[other]] = [letters[other] as string, letters[place] as string];
      look(letters.join(""), code);
    }
  }

await db.destroy();
rmSync(folder, { recursive: true });
process.stdout.write(
  `${codes.size} references in ${seconds.toFixed(1)} s, none equal (${redrawn} drawn again); ${tried} slips and swaps, ${unnoticed} unnoticed\n`,
);
process.exit(unnoticed === 0 ? 0 : 1);
