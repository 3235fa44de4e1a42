import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { addOneOfEach } from "./support/feature-samples.ts";
import { signIn } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

/** Answers in JSON or CSV that a session alone opens, and why: they show what its pages show, a few rows at a time, or contain no names. */
const partsOfPages: Record<string, string> = {
  "admin/media/photos": "a page of the photos, for the editor's picker",
  "admin/consents/recent": "the people of today's photos, for the form about the next one",
  "admin/gifts/board.csv": "sums of months, as the board's page has them",
  "admin/jump/results": "a few results, as the box shows them",
  "admin/media/uploads/:key": "the state of one photo of this upload key, for the form that waits for it",
};

const endpoints = Object.values(build.routes).filter(
  (route) => route?.parentId === "staff-layout" && "loader" in route.module && !("default" in route.module),
);

const isTable = (type: string | null): boolean => /^(?:text\/csv|application\/json)\b/.test(type ?? "");

test("every personal CSV or JSON file asks for a recent password", async () => {
  const { ctx, ask } = await createTestSite();
  const headers = { Cookie: await signIn(ctx, "admin") };
  await addOneOfEach(ctx);
  const confirm = (minutesAgo: number) =>
    ctx.db
      .updateTable("sessions")
      .set({ confirmed_at: new Date(Date.now() - minutesAgo * 60_000).toISOString() })
      .execute();
  const tables: string[] = [];
  const open: string[] = [];
  for (const { path = "" } of endpoints.flatMap((route) => route ?? [])) {
    const address = `/${path.replace(/:\w+\??/g, "1")}`;
    await confirm(1);
    const answer = await ask(address, { headers });
    await answer.text();
    if (!answer.ok || !isTable(answer.headers.get("Content-Type"))) continue;
    tables.push(path);
    await confirm(16);
    const later = await ask(address, { headers });
    if (!later.headers.get("Location")?.startsWith("/admin/confirm?")) open.push(path);
  }
  expect(open.toSorted()).toEqual(Object.keys(partsOfPages).toSorted());
  expect(tables.length - open.length).toBeGreaterThan(3);
});
