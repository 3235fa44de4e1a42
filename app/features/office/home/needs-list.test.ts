import { describe, expect, test } from "vitest";
import { putArchive } from "../../../../tests/support/archives.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import {
  addLead,
  addPhotograph,
  readHomeSection,
  type StaffedSite,
  writeMessage,
} from "../../../../tests/support/read-staff-home.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { saveBackupFailure } from "../../../server/db/backup-failures.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { Need } from "../../../server/need.ts";
import { findNeeds } from "./find-needs.server.ts";

/** The rows of "What needs you": link, label with act, detail. */
async function readNeeds(site: Pick<StaffedSite, "readAsStaff">) {
  const html = await readHomeSection(site, "needs");
  const rows = html.matchAll(/<a class="need" href="([^"]+)"[^>]*>(.*?)<\/a><p>(.*?)<\/p>/gs);
  return [...rows].map(
    ([, to, label, detail]) => `${to} ${textOf(label ?? "").replace(" : ", ": ")} | ${textOf(detail ?? "")}`,
  );
}

const anAdmin = {
  id: "ada",
  name: "Ada",
  email: "ada@example.org",
  position: null,
  twoFactor: false,
  roles: ["admin"] as const,
  readsSafeguarding: false,
};

describe("the list of needs", () => {
  test("has one row for new messages, with the oldest unread one", async () => {
    const site = await createStaffedSite();
    await writeMessage(site, "Ngozi", -48);
    expect(await readNeeds(site)).toEqual(["/admin/messages One new message: Read | It is from Ngozi, two days ago"]);
    await writeMessage(site, "Bola", -1);
    expect(await readNeeds(site)).toEqual([
      "/admin/messages Two new messages: Read | The oldest is from Ngozi, two days ago",
    ]);
    const read = { read_at: "2026-03-10T09:00:00.000Z", read_by: "Sample Editor" };
    await site.ctx.db.updateTable("messages").set(read).where("first_name", "=", "Ngozi").execute();
    expect(await readNeeds(site)).toEqual(["/admin/messages One new message: Read | It is from Bola, today at 09:00"]);
    await site.ctx.db.updateTable("messages").set(read).execute();
    expect(textOf(await readHomeSection(site, "needs"))).toContain("Nothing needs you.");
  });

  test.each([
    [-11, "yesterday"],
    [-24 * 6, "six days ago"],
    [-24 * 7, "on March 3"],
  ])("says %s hours as %s, by days in Lagos", async (hours, words) => {
    const site = await createStaffedSite();
    await writeMessage(site, "Ngozi", hours);
    expect(await readNeeds(site)).toEqual([`/admin/messages One new message: Read | It is from Ngozi, ${words}`]);
  });

  test("has the person's own drafts, each with the place where the person stopped", async () => {
    const site = await createStaffedSite();
    const { post, clock, ctx } = site;
    await post("/admin/post", { title: "Forty taps", paragraphs: ["One.", "Two."], status: "draft" });
    clock.at = new Date("2026-03-11T09:00:00Z");
    await post("/admin/news", {
      title: "In the paper",
      source: "Sample Paper",
      date: "2026-03-01",
      link: "https://example.org/",
      status: "draft",
    });
    await post("/admin/post", { title: "Out", paragraphs: "One.", status: "published" });
    const other = await addStaffMember(ctx, { id: "other", email: "other@example.org" });
    const Cookie = await signInAgain(ctx, other.email);
    await post("/admin/post", { title: "Theirs", paragraphs: "One.", status: "draft" }, Cookie);
    clock.at = new Date("2026-03-13T09:00:00Z");
    expect(await readNeeds(site)).toEqual([
      "/admin/post/1 Your draft: Forty taps: Finish | You stopped after the second paragraph, Tuesday",
      "/admin/news/1 Your draft: In the paper: Finish | You stopped Wednesday",
    ]);
    expect(textOf(await readHomeSection(site, "needs"))).toContain(
      "Not public yet, from everyone: Post: 2 as a draft News: 1 as a draft",
    );
    // The last person who worked on a draft has it.
    await post("/admin/event", {
      title: "A day",
      location: "Lagos",
      date: "2026-04-01",
      description: "What.",
      photos: "1",
      status: "draft",
    });
    expect(await readNeeds(site)).toHaveLength(3);
    await post(
      "/admin/event/1",
      {
        title: "A day",
        location: "Lagos",
        date: "2026-04-01",
        description: "What.",
        photos: "1",
        status: "draft",
        version: "1",
      },
      Cookie,
    );
    expect(await readNeeds(site)).toHaveLength(2);
  });

  test("has photographs without consent, but no drawings", async () => {
    const site = await createStaffedSite();
    await addPhotograph(site, "images/a.jpg", { uploaded_at: "2026-03-01T09:00:00.000Z" });
    expect(await readNeeds(site)).toEqual([
      "/admin/media One photo without consent: Ask | It stays off the site until someone says yes",
    ]);
    await addPhotograph(site, "images/b.jpg");
    await addPhotograph(site, "images/c.jpg", { consent_at: "2026-03-01T09:00:00.000Z" });
    expect(await readNeeds(site)).toEqual([
      "/admin/media Two photos without consent: Ask | They stay off the site until someone says yes",
    ]);
  });

  test.each(["admin", "editor"] as const)(
    "has failed and late e-mails, as the permission of an %s allows",
    async (role) => {
      const site = await createStaffedSite({}, role);
      await addLead(site);
      const email = { to: "reader@example.org", subject: "Hello", text: "Words", html: "" };
      await withTransaction(site.ctx, (inside, transaction) =>
        enqueueEmail(inside, transaction, email, { kind: "issue" }),
      );
      expect(await readNeeds(site)).toEqual([]);
      site.clock.at = new Date("2026-03-10T10:00:01Z");
      const late = "/admin/mail 1 email waits for over an hour: Look | The oldest is from today at 10:00";
      expect(await readNeeds(site)).toEqual(role === "admin" ? [late] : []);
    },
  );

  test.each(["admin", "editor"] as const)("has missing backups, for admins only: %s", async (role) => {
    const site = await createStaffedSite({}, role);
    await addLead(site);
    const forAdmins = (row: string) => (role === "admin" ? [row] : []);
    expect(await readNeeds(site)).toEqual([]);
    putArchive(site.ctx.config, "2026-03-10T01:00:00.000Z");
    const here =
      "/admin#backups Backups are on this machine only: Fix | Last one March 10, 02:00, and it works. If the machine is lost, it is lost too";
    expect(await readNeeds(site)).toEqual(forAdmins(here));
    await saveBackupFailure(site.ctx.db, "2026-03-10T02:00:00.000Z", "The disk is full.");
    expect(await readNeeds(site)).toEqual(
      forAdmins("/admin#backups The last backup failed: Look | An older good one is there. The next try is tonight"),
    );
    site.clock.at = new Date("2026-03-12T01:00:01Z");
    expect(await readNeeds(site)).toEqual(
      forAdmins(
        "/admin#backups There is no good backup from the last two days: Look | Tell the person who hosts the site",
      ),
    );
  });

  test("tells an admin that no backups are made", async () => {
    for (const role of ["admin", "editor"] as const) {
      const needs = await readNeeds(await createStaffedSite({ settings: { BACKUPS_URL: "off" } }, role));
      expect(needs.some((row) => row.includes("No backups are made"))).toBe(role === "admin");
    }
  });

  test("has a jump of the clock, with the card that settles it", async () => {
    const site = await createStaffedSite({}, "admin");
    site.clock.at = new Date("2028-03-10T09:00:00Z");
    const Cookie = await signInAgain(site.ctx, "admin@example.org");
    const html = await (await site.ask("/admin", { headers: { Cookie } })).text();
    expect(await readNeeds({ readAsStaff: async () => html })).toContain(
      "/admin#clock Is the clock right?: Look | Until you confirm it, the site deletes no old records",
    );
    expect(html).toContain('id="clock"');
  });

  test("begins with danger, then children, money and housekeeping, oldest first", async () => {
    const need = (label: string, rank: Need["rank"], since?: string, isDanger?: true): Need => ({
      rank,
      label,
      since,
      ...(isDanger && { isDanger }),
      detail: "",
      act: "Look",
      icon: "shield",
      ground: "machine",
      path: "/admin",
    });
    const found = [
      need("old draft", "house", "2020-01-01"),
      need("money without a day", "money"),
      need("old gift", "money", "2021-01-01"),
      need("newer request", "child", "2026-03-02"),
      need("request", "child", "2026-03-01"),
      need("new concern", "child", "2026-03-09", true),
      need("machine", "house"),
    ];
    const { ctx } = await createStaffedSite();
    const features = found.toReversed().map((one) => ({ needs: async () => [one] }));
    const { needs } = await findNeeds(ctx, features, anAdmin);
    expect(needs.map(({ label }) => label)).toEqual([
      "new concern",
      "request",
      "newer request",
      "old gift",
      "money without a day",
      "old draft",
      "machine",
    ]);
  });

  test("has the seven oldest; further drafts are in their lists", async () => {
    const site = await createStaffedSite();
    const { post, clock } = site;
    await writeMessage(site, "Ngozi", -1);
    await addPhotograph(site, "images/a.jpg", { uploaded_at: "2026-03-10T08:30:00.000Z" });
    for (let number = 1; number <= 8; number++) {
      clock.at = new Date(clock.at.getTime() + 1_000);
      await post("/admin/post", { title: `Draft ${number}`, paragraphs: "One.", status: "draft" });
    }
    const rows = await readNeeds(site);
    expect(rows.map((row) => /\S+ ([^|]*): /.exec(row)?.[1])).toEqual([
      "One new message",
      "One photo without consent",
      ...[1, 2, 3, 4, 5].map((number) => `Your draft: Draft ${number}`),
    ]);
    expect(textOf(await readHomeSection(site, "needs"))).toContain("What needs you 7 of 10 things");
  });
});
