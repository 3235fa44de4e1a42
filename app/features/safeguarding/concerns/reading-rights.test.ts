import { describe, expect, test } from "vitest";
import { siteWithConcern } from "../../../../tests/support/concerns.ts";
import {
  aWorry,
  by,
  foundation,
  hourMs,
  memberOf,
  numbers,
  pass,
  reads,
  senderOf,
} from "../../../../tests/support/make-readers.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, seenAccount, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { AppError } from "../../../server/http/errors.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { inviteFromShell } from "../../people/auth/set-up.server.ts";
import { confirmAccount } from "../../people/users/confirm-account.server.ts";
import { removeTwoFactor } from "../../people/users/remove-two-factor.server.ts";
import { sendPasswordLinkTo } from "../../people/users/send-user-emails.server.ts";
import { changeUser, createUser, deleteUser } from "../../people/users/user-commands.server.ts";
import { changeReader, releaseConcerns } from "./concern-commands.server.ts";
import { releaseOlder } from "./release-older.server.ts";
import { reportConcern } from "./report-concern.server.ts";

describe("readers of concerns", () => {
  test("one admin alone never reads a concern, in any order of acts", async () => {
    let done = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const here = await foundation();
      const draw = numbers(seed);
      const own = new Set(["ada"]);
      let made = 0;
      const oneOf = (set: Iterable<string>) => [...set][draw([...set].length)] ?? "ada";
      const acts = [
        async () => {
          const email = `other${++made}@example.org`;
          const role = (["admin", "lead", "editor"] as const)[draw(3)] ?? "admin";
          const fields = {
            firstName: "Other",
            lastName: "Name",
            email,
            dob: "",
            position: "",
            role,
            idempotencyKey: "",
          };
          await createUser(await senderOf(here, oneOf(own)), fields as never, []);
          const row = await here.ctx.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
          if (row !== undefined) own.add(row.id);
        },
        async () => {
          const email = `shell${++made}@example.org`;
          const fields = { firstName: "Other", lastName: "Name", email, dob: "", position: "", role: "lead" } as const;
          await inviteFromShell(here.ctx, fields);
          const row = here.ctx.db.selectFrom("users").select("id").where("email", "=", email);
          own.add((await row.executeTakeFirstOrThrow()).id);
        },
        async () =>
          by(here, oneOf(own), oneOf([...own, "lead"]), (["admin", "lead", "editor"] as const)[draw(3)] ?? "lead"),
        async () => {
          const { ctx, member } = await senderOf(here, oneOf(own));
          const fields = { displayName: "", email: `moved${++made}@example.org`, currentPassword: "" };
          if ((await changeUser(ctx, member, "lead", fields as never)) === "changed") own.add("lead");
        },
        async () => sendPasswordLinkTo(await senderOf(here, oneOf(own)), "lead"),
        async () => removeTwoFactor(await senderOf(here, oneOf(own)), "lead"),
        async () => deleteUser(await senderOf(here, oneOf(own)), oneOf([...own, "lead"].filter((id) => id !== "ada"))),
        async () => {
          const id = oneOf(own);
          await confirmAccount(await senderOf(here, oneOf(own)), id, await seenAccount(here.ctx, id));
        },
        async () => void (await releaseOlder(await senderOf(here, oneOf(own)), oneOf(own))),
        async () => releaseConcerns(await senderOf(here, oneOf(own)), oneOf(own)),
        async () => changeReader(await senderOf(here, oneOf(own)), oneOf(own), true),
        async () => pass(here, [1, 25, 80, 31 * 24][draw(4)] ?? 1),
      ];
      for (let step = 0; step < 30; step++) {
        const act = acts[draw(acts.length)];
        await act?.().then(
          () => done++,
          (error: unknown) => expect(error).toBeInstanceOf(AppError),
        );
        for (const id of own) expect([seed, step, id, await reads(here, id, 1)]).toEqual([seed, step, id, false]);
      }
    }
    // Many of 300 acts are accepted.
    expect(done).toBeGreaterThan(80);
  });

  test("a new lead waits 24 hours, then reads new and released concerns", async () => {
    const here = await foundation();
    await by(here, "ada", "eve", "lead");
    expect((await memberOf(here, "eve"))?.readsSafeguarding).toBe(false);
    await pass(here, 23);
    expect((await memberOf(here, "eve"))?.readsSafeguarding).toBe(false);
    await pass(here, 2);
    await reportConcern(here.ctx, aWorry, { files: [] });
    expect([await reads(here, "eve", 1), await reads(here, "eve", 2), await reads(here, "lead", 2)]).toEqual([
      false,
      true,
      true,
    ]);
    await expect(releaseOlder(await senderOf(here, "ada"), "eve")).rejects.toThrow();
    await releaseConcerns(await senderOf(here, "lead"), "eve");
    expect(await reads(here, "eve", 1)).toBe(true);
    const facts = here.ctx.db.selectFrom("reading_rights").select("what").where("member_id", "=", "eve");
    await releaseConcerns(await senderOf(here, "lead"), "eve");
    expect((await facts.execute()).map(({ what }) => what)).toEqual(["lead", "released"]);
  });

  test("setting the clock forward does not end a wait", async () => {
    const here = await foundation();
    await by(here, "ada", "eve", "lead");
    here.clock.at = new Date(here.clock.at.getTime() + 30 * 24 * hourMs);
    expect((await memberOf(here, "eve"))?.readsSafeguarding).toBe(false);
  });

  test("a lead restarts after a move, and pauses after a password link", async () => {
    const here = await foundation();
    await sendPasswordLinkTo(await senderOf(here, "ada"), "lead");
    expect(await reads(here, "lead", 1)).toBe(false);
    await pass(here, 25);
    expect(await reads(here, "lead", 1)).toBe(true);
    const { ctx, member } = await senderOf(here, "ada");
    await changeUser(ctx, member, "lead", { displayName: "", email: "new@example.org", currentPassword: "" } as never);
    await pass(here, 25);
    await reportConcern(here.ctx, aWorry, { files: [] });
    expect([await reads(here, "lead", 1), await reads(here, "lead", 2)]).toEqual([false, true]);
    const mails = (await here.emails()).filter(({ subject }) => subject.includes("who reads concerns"));
    // Also at the earlier address, and to the foundation.
    expect(mails.map(({ to }) => to)).toContain("lead@example.org");
    expect(new Set(mails.map(({ to }) => to)).size).toBe(2);
  });

  test("without a lead two settled admins release older concerns", async () => {
    const here = await foundation();
    await deleteUser(await senderOf(here, "ada"), "lead");
    await by(here, "ada", "eve", "lead");
    // Ada made Eve lead, so both count as one person until Bola confirms her.
    await expect(releaseOlder(await senderOf(here, "ada"), "eve")).rejects.toThrow();
    await confirmAccount(await senderOf(here, "bola"), "eve", await seenAccount(here.ctx, "eve"));
    expect(await releaseOlder(await senderOf(here, "ada"), "eve")).toBe(false);
    expect(await releaseOlder(await senderOf(here, "ada"), "eve")).toBe(false);
    expect(await releaseOlder(await senderOf(here, "bola"), "eve")).toBe(true);
    await pass(here, 71);
    expect(await reads(here, "eve", 1)).toBe(false);
    await pass(here, 2);
    expect([await reads(here, "eve", 1), await reads(here, "ada", 1), await reads(here, "bola", 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("page, command and file refuse an older concern", async () => {
  const here = await siteWithConcern();
  await addStaffMember(here.ctx, { id: "ada", role: "admin", name: "Ada", email: "ada@example.org" });
  await addStaffMember(here.ctx, { id: "eve", role: "editor", name: "Eve", email: "eve@example.org" });
  await by(here, "ada", "eve", "lead");
  await pass(here, 25);
  const eve = await signInAgain(here.ctx, "eve@example.org");
  expect((await here.visit("/admin/concerns", eve)).status).toBe(200);
  expect(textOf(await (await here.visit("/admin/concerns", eve)).text())).not.toContain(here.reference);
  for (const path of ["/admin/concerns?id=1", "/admin/private/1"])
    expect([path, (await here.visit(path, eve)).status]).toEqual([path, 403]);
  const acts: Record<string, string>[] = [
    { intent: "note", text: "x" },
    { intent: "state", state: "closed" },
    { intent: "delete", sure: "on" },
  ];
  for (const fields of acts) expect((await here.post({ id: "1", ...fields }, eve)).status).toBe(403);
  const lead = await signInAgain(here.ctx, "lead@example.org");
  expect(textOf(await (await here.visit("/admin", lead)).text())).toContain(
    "Who reads concerns changed within 30 days",
  );
  const page = textOf(await (await here.visit("/admin/concerns", lead)).text());
  expect(page).toContain("Eve becomes a safeguarding lead.");
  const log = textOf(await (await here.visit("/admin/concerns/log", lead)).text());
  expect(log).toContain("Ada made Eve a safeguarding lead");
  expect((await here.visit("/admin/concerns/log", await signInAgain(here.ctx, "ada@example.org"))).status).toBe(403);
  expect((await here.post({ intent: "release", person: "eve" }, lead)).status).toBe(200);
  expect((await here.visit("/admin/concerns?id=1", eve)).status).toBe(200);
  await pass(here, 31 * 24);
  const later = await signInAgain(here.ctx, "lead@example.org");
  expect(textOf(await (await here.visit("/admin", later)).text())).not.toContain("Who reads concerns changed");
});

test("a waiting lead reads later without asking herself", async () => {
  const { ctx, ask, clock } = await createTestSite({ empty: true });
  await addStaffMember(ctx, { id: "first", role: "lead", name: "First Lead", email: "first@example.org" });
  await addStaffMember(ctx, { id: "second", role: "lead", name: "Second Lead", email: "second@example.org" });
  const from_at = new Date(clock.at.getTime() + 23 * hourMs).toISOString();
  await ctx.db
    .updateTable("reading_rights")
    .set({ what: "lead", at: clock.at.toISOString(), from_at })
    .where("member_id", "=", "second")
    .execute();
  const headers = { Cookie: await signInAgain(ctx, "second@example.org") };
  const answer = await ask("/admin/concerns", { headers });
  expect(answer.status).toBe(200);
  const text = textOf(await answer.text());
  expect(text).toContain(`You can read concerns from ${writeMoment(from_at)} on.`);
  expect(text).toContain("First Lead can read concerns: ask there.");
});
