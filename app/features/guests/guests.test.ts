import { expect, test } from "vitest";
import { anEvent } from "../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../tests/support/page-text.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { insertEvent } from "../events/event-queries.server.ts";
import { tendGuests } from "./tend-guests.server.ts";

type Site = Awaited<ReturnType<typeof createTestSite>>;

const bookDay = {
  title: "Book day in Yaba",
  date: "2026-12-12",
  start_time: "10:00",
  end_time: "14:00",
  takes_signups: 1,
};

const group = { name: "Sample Reader", contact: "reader@example.org", adults: "2", children: "1", adult: "yes" };

async function siteWith(options: Parameters<typeof anEvent>[0] = {}) {
  const site = await createTestSite({ empty: true, now: "2026-11-23T09:00:00Z" });
  const id = await insertEvent(site.ctx.db, anEvent({ ...bookDay, ...options }));
  return { ...site, id, path: `/event/readmore/${id}` };
}

/** Signs a group up. @returns the path of its place */
async function comes({ send }: Site, path: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await send(path, { ...group, ...fields });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

const groupsOf = ({ ctx }: Site) =>
  ctx.db.selectFrom("guests").select(["number", "state", "adults", "children"]).orderBy("number").execute();

test("a group says that it comes, gets a number, a private page and an e-mail, and the places left go down", async () => {
  const site = await siteWith({ places: 80 });
  expect(textOf(mainOf(await site.read(site.path)))).toContain("I am coming 80 places left 0 of 80 taken");
  const place = await comes(site, site.path, { quiet: "yes", otherNeed: "A seat in front" });
  expect(place).toMatch(/^\/e\/(?:[a-z\d]{4}-){3}[a-z\d]{4}$/);
  const answer = await site.ask(place);
  expect([answer.headers.get("Cache-Control"), answer.headers.get("X-Robots-Tag")]).toEqual(["no-store", "noindex"]);
  expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
  const text = textOf(mainOf(await answer.text()));
  expect(text).toContain("See you on December 12 2 adults and 1 child. Your place number is B-1");
  expect(textOf(mainOf(await site.read(site.path)))).toContain("77 places left 3 of 80 taken");
  const [email] = await site.emails();
  expect(email).toMatchObject({ to: "reader@example.org", subject: "See you: Book day in Yaba" });
  expect(email?.text).toContain(`https://site.test${place}`);
});
