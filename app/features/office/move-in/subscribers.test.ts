import { expect, test } from "vitest";
import { createListSite, csv } from "./list-site.support.ts";
import { zipOf } from "./old-sites.support.ts";

const mailchimpHeads = "Email Address,First Name,OPTIN_TIME,CONFIRM_TIME";
const mailchimp = {
  subscribed: csv(
    "subscribed_members_export_1.csv",
    `${mailchimpHeads},LAST_CHANGED,LEID,NOTES`,
    "one@example.org,Secretname,2020-04-30 09:00:00,2020-05-01 09:00:00,2026-01-01 10:00:00,1,secret note",
    "two@example.org,,,,2026-01-01 10:00:00,2,",
  ),
  unsubscribed: csv(
    "unsubscribed_members_export_1.csv",
    `${mailchimpHeads},UNSUB_TIME,UNSUB_REASON,LEID`,
    "left@example.org,,2020-05-01 09:00:00,2020-05-01 09:00:00,2022-01-01 10:00:00,,3",
    "spam@example.org,,2020-05-01 09:00:00,2020-05-01 09:00:00,2022-01-01 10:00:00,SPAM complaint,4",
  ),
  cleaned: csv(
    "cleaned_members_export_1.csv",
    `${mailchimpHeads},CLEAN_TIME,LEID`,
    "bounced@example.org,,2020-05-01 09:00:00,2020-05-01 09:00:00,2022-01-01 10:00:00,5",
  ),
  never: csv(
    "nonsubscribed_members_export_1.csv",
    `${mailchimpHeads},LAST_CHANGED,LEID`,
    "shop@example.org,,2020-05-01 09:00:00,,2026-01-01 10:00:00,6",
  ),
};
const allOfMailchimp = Object.values(mailchimp);

// 09:00 UTC on 1 May is 10:00 in Lagos; a day is its first moment there.
const firstOfMay = "one@example.org 2020-04-30";

test("the lists of Mailchimp together need no answer", async () => {
  const { bring, list, reasons, shown, ctx } = await createListSite();
  const path = await bring([zipOf(Object.fromEntries(allOfMailchimp.map(({ name, bytes }) => [name, bytes])))]);
  expect(await list()).toEqual([firstOfMay]);
  expect(await reasons()).toEqual(["bounce", "complaint"]);
  const page = await shown(path);
  expect(page).toContain("3 addresses that get no newsletter and 1 reader of the newsletter came in.");
  expect(page).toContain("File 1: The day of the subscription is missing, or it is in the future. Rows 3");
  expect(await ctx.db.selectFrom("outbox_emails").select("id").execute()).toEqual([]);
});

test("an import keeps no names, notes or addresses beside the list", async () => {
  const { bring, ctx, waitingFolders } = await createListSite();
  await bring(allOfMailchimp);
  const [subscriber] = await ctx.db.selectFrom("subscribers").selectAll().execute();
  expect(subscriber?.consent).toMatch(/^The list subscribed_members_export_1.csv of another newsletter has the status/);
  const rows = await Promise.all(
    (["imports", "import_notes", "imported_rows", "audit_log", "suppressed_addresses", "closings"] as const).map(
      (table) => ctx.db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify([rows, subscriber])).not.toMatch(/Secretname|secret note|left@|bounced@|shop@|two@/);
  expect(waitingFolders()).toEqual([]);
});

test("the subscribed list of Mailchimp alone asks for the others", async () => {
  const { bring, list, shown, post, press } = await createListSite();
  const path = await bring([mailchimp.subscribed]);
  expect(await list()).toEqual([]);
  expect(await shown(path)).toContain("The lists of unsubscribed and cleaned readers are missing.");
  await post(path, { intent: "answers", alone: "yes" });
  await press(path, "bring");
  expect(await list()).toEqual([firstOfMay]);
});

test("the same lists add nothing twice", async () => {
  const { bring, list, shown, ctx } = await createListSite();
  await bring(allOfMailchimp);
  const before = await ctx.db.selectFrom("closings").selectAll().execute();
  const again = await bring(allOfMailchimp);
  expect(await shown(again)).toContain("Nothing new came in.");
  expect(await list()).toEqual([firstOfMay]);
  expect(await ctx.db.selectFrom("closings").selectAll().execute()).toEqual(before);
});

const rowsOf: [string, ReturnType<typeof csv>, string[], string[]][] = [
  [
    "MailerLite",
    csv(
      "all.csv",
      "Email,Name,Status,Subscribed,Confirmed,Unsubscribed",
      "one@example.org,A,active,2021-03-01 10:00:00,2021-03-01 10:10:00,",
      "left@example.org,,unsubscribed,2021-03-01 10:00:00,,2022-01-01 10:00:00",
      "junk@example.org,,junk,2021-03-01 10:00:00,,",
      "wait@example.org,,unconfirmed,2021-03-01 10:00:00,,",
      "bounce@example.org,,bounced,2021-03-01 10:00:00,,",
      "new@example.org,,shiny,2021-03-01 10:00:00,,",
    ),
    ["one@example.org 2021-02-28"],
    ["bounce", "bounce"],
  ],
  [
    "Brevo",
    csv(
      "brevo.csv",
      "EMAIL;LASTNAME;EMAIL_BLACKLISTED;ADDED_TIME",
      "one@example.org;R;No;03-02-2021 09:30",
      "left@example.org;;Yes;04-02-2021 09:30",
      "blank@example.org;;;04-02-2021 09:30",
    ),
    ["one@example.org 2021-02-02"],
    [],
  ],
  [
    "Ghost",
    csv(
      "members.csv",
      "id,email,name,note,subscribed_to_emails,created_at,deleted_at",
      "m1,yes@example.org,A,,true,2023-05-01T23:30:00.000Z,",
      "m2,no@example.org,,,false,2023-05-02T10:00:00.000Z,",
      "m3,blank@example.org,,,,2023-05-03T10:00:00.000Z,",
      "m4,gone@example.org,,,true,2023-05-04T10:00:00.000Z,2024-01-01T00:00:00.000Z",
    ),
    ["yes@example.org 2023-05-01"],
    [],
  ],
  [
    "Substack",
    csv(
      "substack.csv",
      "email,active_subscription,expiry,email_disabled,created_at",
      "one@example.org,false,,false,2021-02-03T09:30:00.000Z",
      "off@example.org,true,2027-01-01T00:00:00.000Z,true,2021-02-03T09:30:00.000Z",
      "x@deletion-request.substack.com,false,,false,2021-02-03T09:30:00.000Z",
    ),
    ["one@example.org 2021-02-02"],
    [],
  ],
  [
    "a sheet of its own",
    csv(
      "list.csv",
      "E-mail,Date,Wants news",
      " One@Example.org ,3 February 2021,Yes",
      "no@example.org,3 February 2021,no",
      "nodate@example.org,,yes",
      "later@example.org,3 February 2031,yes",
      "=CMD(),3 February 2021,yes",
      "ada@bücher.example,4 February 2021,oui",
      "Ada <two@example.org>,5th May 2021,yes",
    ),
    ["one@example.org 2021-02-02", "ada@xn--bcher-kva.example 2021-02-03", "two@example.org 2021-05-04"],
    [],
  ],
];

test.each(rowsOf)("a list of %s brings only those who want it", async (_, file, onList, suppressed) => {
  const { bring, list, reasons } = await createListSite();
  await bring([file]);
  expect(await list()).toEqual(onList);
  expect(await reasons()).toEqual(suppressed);
});

test("the strictest status of an address counts with its earliest day", async () => {
  const { bring, list } = await createListSite();
  await bring([
    csv("a.csv", "Email,Date,Status", "a@example.org,2021-02-03,active", "A@example.org,2020-02-03,active"),
    csv("b.csv", "Email,Date,Status", "b@example.org,2021-02-03,active", "b@example.org,2021-02-03,unsubscribed"),
    csv("c.csv", "Email,Date,Status", "b@example.org,2019-02-03,active"),
  ]);
  expect(await list()).toEqual(["a@example.org 2020-02-02"]);
});

test("a list without a status needs the word of a staff member", async () => {
  const { bring, list, post, press, ctx } = await createListSite();
  const path = await bring([csv("paper list.csv", "Email,Date", "a@example.org,2021-02-03")]);
  expect(await list()).toEqual([]);
  await post(path, { intent: "answers", asked: "yes" });
  await press(path, "bring");
  expect(await list()).toEqual(["a@example.org 2021-02-02"]);
  const [row] = await ctx.db.selectFrom("subscribers").select("consent").execute();
  expect(row?.consent).toMatch(/ said on .* that all people of the list paper list.csv asked for the newsletter\.$/);
});

test("an undo removes the readers, not the memory of those who left", async () => {
  const { bring, list, reasons, press, ctx } = await createListSite();
  const path = await bring(allOfMailchimp);
  await press(path, "undo");
  expect(await list()).toEqual([]);
  expect(await reasons()).toEqual(["bounce", "complaint"]);
  expect(await ctx.db.selectFrom("imported_rows").select("key").execute()).toEqual([]);
  await bring([csv("b.csv", "Email,Date,Status", "left@example.org,2021-02-03,active")]);
  expect(await list()).toEqual([]);
  await bring(allOfMailchimp);
  expect(await list()).toEqual([firstOfMay]);
});
