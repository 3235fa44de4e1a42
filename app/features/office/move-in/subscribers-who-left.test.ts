import { expect, test } from "vitest";
import { subscribe } from "../../../../tests/support/newsletter-subscriber.ts";
import { createListSite, csv } from "./list-site.support.ts";

const goneLists: [string, ReturnType<typeof csv>, string[]][] = [
  [
    "CLEAN_TIME",
    csv(
      "a.csv",
      "Email Address,First Name,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE",
      "a@example.org,A,2020-01-01 10:00:00,News",
    ),
    ["bounce"],
  ],
  ["CLEAN_CAMPAIGN_TITLE alone", csv("a.csv", "Email Address,CLEAN_CAMPAIGN_TITLE", "a@example.org,"), ["bounce"]],
  ["UNSUB_TIME", csv("a.csv", "Email Address,UNSUB_TIME", "a@example.org,"), []],
  [
    "UNSUB_REASON of abuse",
    csv("a.csv", "Email Address,UNSUB_TIME,UNSUB_REASON", "a@example.org,2020-01-01,ABUSE (Marked as spam)"),
    ["complaint"],
  ],
  ["a day of the bounce", csv("a.csv", "Email,Status,Bounced at", "a@example.org,on,2020-01-01"), ["bounce"]],
  ["a complaint", csv("a.csv", "Email,Status,Complaint", "a@example.org,active,yes"), ["complaint"]],
  ["the name unsubscribed", csv("My unsubscribed.csv", "Email,Date", "a@example.org,2019-01-01"), []],
  ["the name bounced", csv("bounced.csv", "Email", "a@example.org"), ["bounce"]],
  ["the name of a cleaned list of Mailchimp", csv("cleaned_members_export.csv", "Email", "a@example.org"), ["bounce"]],
];

test.each(goneLists)("a list with %s needs no answer about its people", async (_, file, suppressed) => {
  const { bring, list, reasons, press } = await createListSite();
  await bring([csv("first.csv", "Email,Date,Status", "a@example.org,2019-02-03,active")]);
  const path = await bring([file]);
  await press(path, "bring");
  expect(await list()).toEqual([]);
  expect(await reasons()).toEqual(suppressed);
});

test("a list of a tidy name needs an answer, which may be that all left", async () => {
  const { bring, list, shown } = await createListSite();
  await bring([csv("first.csv", "Email,Date,Status", "a@example.org,2019-02-03,active")]);
  const path = await bring([csv("readers cleaned.csv", "Email", "a@example.org")]);
  expect(await shown(path)).toContain("They left or their mail bounced.");
  expect(await list()).toHaveLength(1);
  await bring([csv("readers cleaned.csv", "Email", "a@example.org")], { asked: "gone" });
  expect(await list()).toEqual([]);
});

test("a row with a bounce is gone although staff vouch for its list", async () => {
  const { bring, list, reasons } = await createListSite();
  await bring(
    [csv("a.csv", "Email,Date,Bounced", "a@example.org,2019-02-03,", "b@example.org,2019-02-03,2020-01-01")],
    {
      asked: "yes",
    },
  );
  expect(await list()).toEqual(["a@example.org 2019-02-02"]);
  expect(await reasons()).toEqual(["bounce"]);
});

test("members of Ghost without newsletters are remembered as left", async () => {
  const { bring, list } = await createListSite();
  const heads = "id,email,name,note,subscribed_to_emails,created_at,deleted_at";
  const rows = [
    "m2,no@example.org,,,false,2023-05-02T10:00:00.000Z,",
    "m4,gone@example.org,,,true,2023-05-04T10:00:00.000Z,2024-01-01T00:00:00.000Z",
  ];
  await bring([csv("members.csv", heads, ...rows)]);
  await bring([csv("b.csv", "Email,Date,Status", "no@example.org,2025-02-03,on", "gone@example.org,2025-02-03,on")]);
  expect(await list()).toEqual([]);
});

test("an address that left comes back only by itself", async () => {
  const site = await createListSite();
  const { bring, list, ctx } = site;
  await bring([csv("a.csv", "Email,Date,Status", "back@example.org,2021-02-03,unsubscribed")]);
  await bring([csv("b.csv", "Email,Date,Status", "back@example.org,2021-02-03,active")]);
  expect(await list()).toEqual([]);
  await subscribe({ ...site, ctx }, "back@example.org");
  expect((await list()).map((line) => line.split(" ")[0])).toEqual(["back@example.org"]);
});

test("a reader who confirmed here stays after an earlier dated leave", async () => {
  const site = await createListSite();
  const { bring, list, reasons } = site;
  for (const name of ["stays", "leaves"]) await subscribe(site, `${name}@example.org`);
  site.clock.at = new Date(site.clock.at.getTime() + 40 * 24 * 3_600_000);
  const later = new Date(site.clock.at.getTime() - 24 * 3_600_000).toISOString().slice(0, 10);
  await bring([
    csv(
      "a.csv",
      "Email,Date,Status,Unsubscribed",
      "stays@example.org,2020-02-03,unsubscribed,2021-01-01",
      `leaves@example.org,2020-02-03,unsubscribed,${later}`,
    ),
  ]);
  expect((await list()).map((line) => line.split("@")[0])).toEqual(["stays"]);
  expect(await reasons()).toEqual([]);
});

test.each([
  ["bounced", ["bounce"]],
  ["complained", ["complaint"]],
  ["cleaned", ["bounce"]],
  ["junk", ["bounce"]],
  ["unsubscribed", []],
])("%s without a day takes an address off the list", async (status, suppressed) => {
  const site = await createListSite();
  const { bring, list, reasons } = site;
  await subscribe(site, "here@example.org");
  await bring([csv("a.csv", "Email,Status,Date", "brought@example.org,subscribed,2020-02-14")]);
  expect(await list()).toHaveLength(2);
  await bring([csv("b.csv", "Email,Status", `brought@example.org,${status}`, `here@example.org,${status}`)]);
  expect(await list()).toEqual([]);
  expect(await reasons()).toEqual([...suppressed, ...suppressed]);
  await bring([csv("c.csv", "Email,Status,Date", "brought@example.org,subscribed,2025-02-14")]);
  expect(await list()).toEqual([]);
});

test("an address of an import leaves whatever its day there", async () => {
  const { bring, list } = await createListSite();
  await bring([csv("a.csv", "Email,Date,Status", "a@example.org,2025-02-14,active")]);
  await bring([csv("b.csv", "Email,Unsubscribed,Status", "a@example.org,2020-01-01,unsubscribed")]);
  expect(await list()).toEqual([]);
});

test("a reader who came back by the form stays when the same file is read again", async () => {
  const site = await createListSite();
  const { bring, list } = site;
  const file = csv("a.csv", "Email,Status", "back@example.org,unsubscribed");
  await bring([file]);
  site.clock.at = new Date(site.clock.at.getTime() + 60_000);
  await subscribe(site, "back@example.org");
  await bring([file]);
  expect(await list()).toHaveLength(1);
});

test("trimmed lists of former readers stand beside the subscribed list", async () => {
  const { bring, list } = await createListSite();
  await bring([
    csv("subscribed.csv", "Email Address,OPTIN_TIME,CONFIRM_TIME,LEID", "a@example.org,,2019-02-03 10:00:00,1"),
    csv("gone.csv", "Email Address,UNSUB_TIME", "b@example.org,2020-01-01"),
  ]);
  expect(await list()).toEqual(["a@example.org 2019-02-02"]);
});

test("a status that the site does not know is named in a report", async () => {
  const { bring, list, shown } = await createListSite();
  const path = await bring([csv("unsub and others.csv", "Email,Date,Status", "a@example.org,2019-02-03,maybe")]);
  expect(await list()).toEqual([]);
  expect(await shown(path)).toContain("Its status does not say that it wants the newsletter: it gets none. Rows 2");
});
