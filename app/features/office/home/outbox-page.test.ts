import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { MailError, PermanentFailure } from "../../../server/mail/mailer.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";

/** An app with an admin, and e-mails whose subject decides their result. */
async function aSiteWithEmails(...subjects: ("Fine" | "Refused" | "Late")[]) {
  const here = await createStaffedSite({}, "admin");
  const { ctx, emails } = here;
  const { send } = ctx.mailer;
  ctx.mailer.send = async (email) => {
    if (email.subject === "Refused")
      throw new PermanentFailure("The mail server refuses the address: 550 <b>No</b>", "address");
    if (email.subject === "Late") throw new Error("The mail server does not take it now: 450 Later");
    await send(email);
  };
  for (const subject of subjects) {
    const email = { to: "reader@example.org", subject, text: "A secret word", html: "<p>A secret word</p>" };
    await withTransaction(ctx, (inside, transaction) =>
      enqueueEmail(inside, transaction, email, { kind: "invitation", expiresAt: "2026-03-17T09:00:00.000Z" }),
    );
  }
  await emails();
  const read = async (path = "/admin/mail") => textOf((await here.readAsStaff(path)).split(/<\/?main/)[1] ?? "");
  const act = (intent: string, id: number) => here.post("/admin/mail.data", { intent, id: String(id) });
  const repair = () => {
    ctx.mailer.send = send;
  };
  return { ...here, read, act, repair };
}

test("an admin sees recipient, kind, time, result of every email", async () => {
  const { read, readAsStaff } = await aSiteWithEmails("Fine", "Refused", "Late");
  const text = await read();
  expect(text).toMatch(/ Late .*On its way\. .* Refused .*Not sent\. .* Fine .*Sent/s);
  expect(text).toContain("To a person who is invited, today at 10:00 Sent at once");
  expect(text).toContain("What it is Invitation Address reader@example.org Sent March 10, 2026, 10:00");
  expect(text).toContain("The mail server refuses the address. Ask the person for the right address, and correct it.");
  expect(text).toContain("Tried once Answer of the mail server The mail server refuses the address: 550 <b>No</b>");
  expect(text).toContain("The mail server does not take it now. Details");
  expect(text).toContain(
    "Tried once Next try March 10, 2026, 10:01 Answer of the mail server The mail server does not take it",
  );
  // The clock is named once, not in each row.
  expect(text.match(/West Africa Time/g)).toHaveLength(1);
  const html = await readAsStaff("/admin/mail");
  expect(html).not.toContain("secret word");
  expect(html).not.toContain("<b>No</b>");
});

test("the list filters by waiting, failed or sent, page by page", async () => {
  const { read, ctx } = await aSiteWithEmails("Fine", "Refused", "Late");
  for (const [state, seen] of [
    ["waiting", "Late"],
    ["failed", "Refused"],
    ["sent", "Fine"],
  ]) {
    const text = await read(`/admin/mail?state=${state}`);
    expect(["Late", "Refused", "Fine"].filter((subject) => text.includes(`${subject} `))).toEqual([seen]);
  }
  for (let number = 0; number < 31; number++) {
    const email = { to: "reader@example.org", subject: `Number ${number}.`, text: "Words", html: "" };
    await withTransaction(ctx, (inside, transaction) =>
      enqueueEmail(inside, transaction, email, { kind: "unheard-of" }),
    );
  }
  const first = await read("/admin/mail?state=waiting");
  expect(first).toContain("Number 30. To one person, today at 10:00");
  expect(first).not.toContain("Number 0.");
  expect(first).toContain("Older emails");
  expect(await read("/admin/mail?state=waiting&before=6")).toContain("Number 1.");
  expect(await read("/admin/mail?state=nonsense&before=x")).toContain("Number 30.");
  expect(await read("/admin/mail?before=1")).toContain("No emails here.");
});

test("“Send again” sends a failed or waiting email, with a log line", async () => {
  const { act, read, emails, repair, auditEvents } = await aSiteWithEmails("Refused", "Late");
  repair();
  for (const id of [1, 2]) expect((await act("again", id)).status).toBe(200);
  expect(await read()).toMatch(/ Late .*On its way\. .* Refused .*On its way\. /s);
  expect((await emails()).map(({ subject }) => subject).toSorted()).toEqual(["Late", "Refused"]);
  expect(await read()).toMatch(/ Late .*Sent at once .* Refused .*Sent at once /s);
  expect(await auditEvents()).toEqual(["email sent again, email:1", "email sent again, email:2"]);
});

test("a sent, useless or missing email has no button to send it again", async () => {
  const { act, read, ctx, emails, auditEvents } = await aSiteWithEmails("Fine", "Refused");
  expect((await act("again", 1)).status).toBe(409);
  await ctx.db
    .updateTable("outbox_emails")
    .set({ expires_at: "2026-03-10T08:00:00.000Z" })
    .where("id", "=", 2)
    .execute();
  expect((await act("again", 2)).status).toBe(409);
  expect((await act("again", 9)).status).toBe(404);
  expect((await act("drop", 2)).status).toBe(400);
  expect(await read()).not.toContain("Send again");
  expect(await emails()).toHaveLength(1);
  expect(await auditEvents()).toEqual([]);
});

test("only a failed email can be deleted", async () => {
  const { act, read, ctx, auditEvents } = await aSiteWithEmails("Fine", "Refused", "Late");
  expect([await act("delete", 1), await act("delete", 3)].map(({ status }) => status)).toEqual([404, 404]);
  expect((await act("delete", 2)).status).toBe(200);
  expect(await ctx.db.selectFrom("outbox_emails").select("id").orderBy("id").execute()).toEqual([{ id: 1 }, { id: 3 }]);
  expect(await read()).not.toContain("Refused");
  expect(await auditEvents()).toEqual(["email deleted, email:2"]);
});

test("an editor sees no emails, link or count", async () => {
  const { ask, ctx } = await aSiteWithEmails("Refused");
  const headers = { Cookie: await signIn(ctx, "editor") };
  const answer = await ask("/admin/mail", { headers });
  expect(answer.status).toBe(403);
  expect(textOf(await answer.text())).toContain("Who opens it: Admin.");
  const home = await (await ask("/admin", { headers })).text();
  expect(home).not.toContain("/admin/mail");
  expect(textOf(home)).not.toContain("failed");
});

test("the staff home warns an admin of failed or late emails", async () => {
  const { read, readAsStaff, clock } = await aSiteWithEmails("Fine", "Refused", "Late");
  expect(await read("/admin")).toContain("1 email failed");
  expect(await read("/admin")).not.toContain("email waits");
  clock.at = new Date("2026-03-10T10:00:01Z");
  expect(await read("/admin")).toContain("1 email failed, 1 email waits for over an hour");
  expect(await readAsStaff("/admin")).toMatch(/<a class="need" href="\/admin\/mail"[^>]*>1 email failed/);
});

test("the staff home says nothing of mail without failures", async () => {
  const { read } = await aSiteWithEmails("Fine");
  expect(await read("/admin")).not.toMatch(/emails? (?:failed|wait)/);
});

test("the page warns while emails stay in the machine's mailbox", async () => {
  const { read, ctx } = await aSiteWithEmails();
  expect(await read()).toContain("Email is not set up yet");
  ctx.mailer.send = async () => {
    throw new MailError("Nobody there.");
  };
  expect(await read()).toContain("No emails here.");
});

test("an email to many is one row with their number", async () => {
  const { ctx, clock, emails, read } = await aSiteWithEmails();
  const send = async (count: number, to: (number: number) => string, subject: string, kind: string) => {
    for (let number = 0; number < count; number++)
      await withTransaction(ctx, (inside, transaction) =>
        enqueueEmail(inside, transaction, { to: to(number), subject, text: "Words", html: "" }, { kind }),
      );
  };
  await send(5, (number) => `guest${number}@example.org`, "You are coming on Thursday", "guest-message");
  clock.at = new Date(clock.at.getTime() + 4_000);
  await emails();
  expect(await read()).toContain("To 5 guests, today at 10:00 Sent to 5 people, the last after 4 seconds");
  // The page ends inside the second group, so its number is unknown here.
  await send(40, (number) => `reader${number}@example.org`, "News of March", "newsletter-issue");
  await emails();
  expect(await read()).toContain("To at least 30 subscribers, today at 10:00");
  ctx.mailer.send = async () => {
    throw new PermanentFailure("The mail server refuses the address: 550 no such user", "address");
  };
  await send(1, () => "ada@gmial.com", "Thank you for offering to help", "volunteer-thanks");
  await emails();
  expect(await read()).toContain(
    "To a volunteer, today at 10:00 Not sent. The mail server refuses the address. “gmial.com” is probably “gmail.com”.",
  );
});
