import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openNewDatabase } from "../../../tests/support/test-database.ts";
import { migrations } from "../../features/migrations.server.ts";
import { watchSchema, withoutNewerSchema } from "./newer-schema.server.ts";

const quiet = { debug() {}, info() {}, error() {} };

async function openSite() {
  const db = await openNewDatabase();
  let times = 0;
  const schema = watchSchema({ db, log: quiet }, migrations, () => {
    times++;
  });
  onTestFinished(() => sql`select 1`.execute(db).then(() => {}));
  const page = (status: number) => withoutNewerSchema(schema, async () => new Response("a page", { status }));
  const migrate = () => sql`insert into kysely_migration values ('999-newer', '2030-01-01T00:00:00.000Z')`.execute(db);
  return { schema, page, migrate, times: () => times };
}

const request = new Request("http://site.test/");

test("pages are answered as they are while the database fits", async () => {
  const { schema, page } = await openSite();
  expect((await page(200)(request, "::1")).status).toBe(200);
  expect((await page(500)(request, "::1")).status).toBe(500);
  expect(schema.isNewer()).toBe(false);
});

test("a page that fails because of a newer schema sends visitors to another machine", async () => {
  const { schema, page, migrate, times } = await openSite();
  await migrate();
  const failed = await page(500)(request, "::1");
  expect([failed.status, failed.headers.get("Retry-After"), failed.headers.get("Connection")]).toEqual([
    503,
    "5",
    "close",
  ]);
  expect(schema.isNewer()).toBe(true);
  expect((await page(200)(request, "::1")).status).toBe(503);
  expect(await schema.look()).toBe(true);
  expect(times()).toBe(1);
});
