import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { type CopyOptions, copyDatabase } from "../../ops/copy-database/copy-database.server.ts";
import { strangeTexts } from "../support/every-table.ts";
import { inDatabase } from "../support/in-database.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { cutConnectionsDuring, newDatabase } from "../support/test-database.ts";
import { allOf, aSource, stoppingAfter } from "../support/whole-database.ts";

/** The address of a file that is not there yet. */
const newFile = () => `sqlite:${join(temporaryFolder(), "site.sqlite")}`;

const move = (from: string, to: string, options?: CopyOptions) => copyDatabase(from, to, "/", options);

test.each([
  { side: "from", from: newDatabase, to: newFile },
  { side: "to", from: newFile, to: newDatabase },
])(
  "a connection $side PostgreSQL that is lost is a sentence, and it goes on afterwards",
  async ({ side, from, to }) => {
    const source = await aSource(await from(), 600);
    const target = await to();
    const server = side === "from" ? source : target;
    const begun = Promise.withResolvers<void>();
    const onProgress: CopyOptions["onProgress"] = ({ done }) => {
      if (done >= 4_000) begun.resolve();
    };
    const moving = move(source, target, { onProgress });
    moving.catch(begun.reject);
    await begun.promise;
    await cutConnectionsDuring(server, moving);
    const which = side === "from" ? "old" : "new";
    await expect(moving).rejects.toThrow(
      `The connection to the ${which} database broke off. What was copied stays: run it again, and it goes on.`,
    );
    await move(source, target);
    expect(await allOf(target)).toEqual(await allOf(source));
  },
);

describe.each([
  { name: "from SQLite to PostgreSQL", from: newFile, to: newDatabase },
  { name: "from PostgreSQL to SQLite", from: newDatabase, to: newFile },
])("a site that moves $name", ({ from, to }) => {
  test("goes on where it was broken off, and no site starts on half of it", async () => {
    const source = await aSource(await from(), 600);
    const target = await to();
    await expect(move(source, target, stoppingAfter(4_000))).rejects.toThrow(/aborted/);
    await expect(openDatabase(target, "/", migrations)).rejects.toThrow(
      "DATABASE_URL names a database into which a move is not",
    );
    let first: number | undefined;
    const onProgress: CopyOptions["onProgress"] = ({ done }) => {
      first ??= done;
    };
    const { replaced } = await move(source, target, { onProgress });
    expect(first).toBeGreaterThanOrEqual(4_000);
    expect(replaced).toEqual([]);
    expect(await allOf(target)).toEqual(await allOf(source));
  });
});

test("a move while the site is started is not finished, and the next run brings what was written", async () => {
  const source = await aSource(await newDatabase(), 600);
  const target = newFile();
  // It has no connection before it is asked for something.
  const site = await openDatabase(source, "/", migrations);
  const askOnce = () => site.selectFrom("posts").select("id").limit(1).execute();
  let asking: Promise<unknown> | undefined;
  // Its jobs ask again and again: a connection that is idle for ten seconds is closed.
  const onProgress = () => {
    asking ??= askOnce().finally(() => {
      asking = undefined;
    });
  };
  await expect(move(source, target, { onProgress })).rejects.toThrow("The site was started on the old database");
  await asking;
  await site.deleteFrom("messages").execute();
  await site.destroy();
  expect((await move(source, target)).replaced).toEqual(["messages", "message_replies"]);
  expect(await allOf(target)).toEqual(await allOf(source));
});

/** Changes a new database in a file as its checking begins. */
const spoiling = (target: string, statement: string): CopyOptions["onProgress"] => {
  let isSpoilt = false;
  return ({ doing }) => {
    if (doing === "copying" || isSpoilt) return;
    isSpoilt = true;
    inDatabase(dirname(target.replace(/^sqlite:/, "")), statement);
  };
};

test("a row that is missing in the new database is found, and the next run mends it", async () => {
  const source = await aSource(await newDatabase());
  const target = newFile();
  const onProgress = spoiling(target, "delete from audit_log where id = 4");
  await expect(move(source, target, { onProgress })).rejects.toThrow(
    `audit_log has ${strangeTexts.length} rows in the old database and ${strangeTexts.length - 1} in the new one`,
  );
  expect((await move(source, target)).replaced).toEqual(["audit_log"]);
  expect(await allOf(target)).toEqual(await allOf(source));
});

test("a letter that is another one is found", async () => {
  const source = await aSource(await newDatabase());
  const target = newFile();
  const onProgress = spoiling(target, "update audit_log set who = who || ' ' where id = 4");
  await expect(move(source, target, { onProgress })).rejects.toThrow("audit_log has other words in the new database");
});
