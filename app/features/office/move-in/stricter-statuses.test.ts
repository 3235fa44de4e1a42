import { expect, test } from "vitest";
import { subscribe } from "../../../../tests/support/newsletter-subscriber.ts";
import { createListSite, csv } from "./list-site.support.ts";

/** Brings a list, then one that says of all these people that they are subscribed. @returns who is on the list */
async function listAfter(file: ReturnType<typeof csv>, addresses: string[]) {
  const { bring, list, reasons } = await createListSite();
  await bring([file], { asked: "yes" });
  const before = (await list()).map((line) => line.split("@")[0]);
  await bring([csv("later.csv", "Email,Date,Status", ...addresses.map((one) => `${one},2024-05-05,subscribed`))]);
  return { before, after: (await list()).map((line) => line.split("@")[0]), reasons: await reasons() };
}

const leaveWords =
  "opt-out|opted out|Opt out|optout|cancelled|blocked|blocklisted|blacklisted|do not mail|do not contact|do not email|STOP|unsub|Unsubscribed (by admin)|suppressed|deleted|removed|archived|inactive|hors liste|ne plus contacter|ne plus écrire|désabonné le 3 mai|résilié|retrait|a demandé le retrait|no|non|0|maybe|Active but unsubscribed|";
const suppressWords =
  "soft bounced|Hard bounced|undeliverable|invalid|mailbox full|abuse report|spam|Marked as spam|rebond définitif|rebond|plainte pour spam|adresse invalide|rejeté|erreur";

test("no later list subscribes an address whose status was another word", async () => {
  const words = [...leaveWords.split("|"), ...suppressWords.split("|")];
  const addresses = words.map((_, index) => `w${index}@example.org`);
  const rows = words.map((word, index) => `${addresses[index]},2021-05-05,${word}`);
  const found = await listAfter(csv("a.csv", "Email,Date,Status", ...rows), addresses);
  expect(found.after).toEqual([]);
  expect(found.reasons).toHaveLength(suppressWords.split("|").length);
});

test("the look says an unclear status", async () => {
  const { read, shown } = await createListSite();
  const path = await read("subscribers", csv("a.csv", "Email,Date,Status", "a@example.org,2021-05-05,maybe"));
  expect(await shown(path)).toContain("Its status “maybe” does not say that it wants the newsletter: it gets none.");
});

test("an unclear status leaves a reader who confirmed on this site", async () => {
  const site = await createListSite();
  await subscribe(site, "here@example.org");
  await site.bring([csv("a.csv", "Email,Date,Status", "here@example.org,2021-05-05,maybe")]);
  expect(await site.list()).toHaveLength(1);
});

const columns: [string, string[], string[]][] = [
  [
    "Constant Contact",
    [
      "Email address,Email status,Email permission status,Confirmed Opt-Out Date,Email Opt-out Reason,Created At",
      "on@example.org,Active,Implicit,,,2021-05-05 10:00:00",
      "b@example.org,Active,Unsubscribed,,,2021-05-05 10:00:00",
      "c@example.org,Active,Express,2022-01-01 10:00:00,too many,2021-05-05 10:00:00",
      "d@example.org,Active,No Permissions Set,,,2021-05-05 10:00:00",
    ],
    ["on"],
  ],
  [
    "HubSpot",
    [
      "Email,Create Date,Unsubscribed from all email,Email hard bounce reason,Marketing contact status",
      "on@example.org,2021-05-05 10:00,false,,Marketing contact",
      "b@example.org,2021-05-05 10:00,true,,Marketing contact",
      "c@example.org,2021-05-05 10:00,false,UNKNOWN_USER,Marketing contact",
    ],
    ["on"],
  ],
  [
    "MailPoet",
    [
      "Email,First name,List status,Global status,Subscribed at",
      "a@example.org,A,Subscribed,Unsubscribed,2021-05-05",
      "b@example.org,A,Subscribed,Bounced,2021-05-05",
      "c@example.org,A,Unsubscribed,Subscribed,2021-05-05",
      "on@example.org,A,Subscribed,Subscribed,2021-05-05",
    ],
    ["on"],
  ],
  [
    "a sheet with notes",
    [
      "Email,Date,Status,Do not email,Bounced,Opt-out date,Marital status,Notes",
      "on@example.org,2021-05-05,Active,no,false,,Single,met at the fair",
      "b@example.org,2021-05-05,Active,yes,,,,",
      "c@example.org,2021-05-05,Active,x,,,,",
      "d@example.org,2021-05-05,Active,,1,,,",
      "e@example.org,2021-05-05,Active,,,2022-01-01,,",
      "f@example.org,2021-05-05,Active,,,,,asked us to stop writing - unsubscribe",
    ],
    ["on"],
  ],
  [
    "a French sheet",
    [
      "Courriel,Inscrit le,Statut,Désabonné,Rebond,Plainte,Ne plus écrire",
      "on@example.org,2021-05-05,abonné,non,,,",
      "b@example.org,2021-05-05,abonné,oui,,,",
      "c@example.org,2021-05-05,abonné,,oui,,",
      "d@example.org,2021-05-05,abonné,,,oui,",
      "e@example.org,2021-05-05,abonné,,,,oui",
    ],
    ["on"],
  ],
  [
    "Brevo with a status",
    [
      "EMAIL,STATUT,EMAIL_BLACKLISTED,ADDED_TIME",
      "a@example.org,Abonné,Oui,2021-05-05",
      "on@example.org,Abonné,Non,2021-05-05",
      "c@example.org,Désabonné,Non,2021-05-05",
    ],
    ["on"],
  ],
  [
    "yes and no under Subscribed",
    [
      "Email,Date,Subscribed",
      "on@example.org,2021-05-05,yes",
      "b@example.org,2021-05-05,no",
      "c@example.org,2021-05-05,false",
      "d@example.org,2021-05-05,",
    ],
    ["on"],
  ],
  [
    "Subscribed against its status",
    ["Email,Date,Status,Subscribed", "a@example.org,2021-05-05,active,no", "on@example.org,2021-05-05,active,yes"],
    ["on"],
  ],
  [
    "days under Subscribed",
    ["Email,Status,Subscribed", "on@example.org,active,2021-05-05", "b@example.org,unsubscribed,2021-05-05"],
    ["on"],
  ],
];

test.each(columns)("%s brings only those of whom no column says that they left", async (_, lines, wanted) => {
  const addresses = lines.slice(1).map((line) => line.split(",")[0] ?? "");
  const { before, after } = await listAfter(csv("a.csv", ...lines), addresses);
  expect(before).toEqual(wanted);
  expect(after).toEqual(wanted);
});

test.each([
  ["bounces.csv", "bounce"],
  ["Rebonds.csv", "bounce"],
  ["cleaned.csv", "bounce"],
  ["spam_reports.csv", "complaint"],
  ["Complaints.csv", "complaint"],
  ["Opt-outs 2023.csv", ""],
  ["Do not contact.csv", ""],
  ["blocklist.csv", ""],
  ["suppressions.csv", ""],
  ["global_unsubscribes.csv", ""],
  ["liste_rouge.csv", ""],
  ["Ne plus écrire.csv", ""],
  ["Liste des désabonnés.csv", ""],
  ["desinscrits.csv", ""],
])("all people of %s are gone", async (name, reason) => {
  const { after, reasons } = await listAfter(csv(name, "Email,Date", "a@example.org,2021-05-05"), ["a@example.org"]);
  expect(after).toEqual([]);
  expect(reasons).toEqual(reason === "" ? [] : [reason]);
});

test("a first line says that all people are gone", async () => {
  const file = csv("list8.csv", "Unsubscribed readers 2020,", "Email,Date", "a@example.org,2021-05-05");
  expect((await listAfter(file, ["a@example.org"])).after).toEqual([]);
});

test.each(["resubscribed_after_unsubscribe_campaign.csv", "readers without bounces.csv", "readers - do not share.csv"])(
  "the people of %s are asked about",
  async (name) => {
    const { read, shown } = await createListSite();
    const path = await read("subscribers", csv(name, "Email", "a@example.org"));
    expect(await shown(path)).toContain("A list says no status.");
  },
);

test("a second column of days is no status", async () => {
  const { bring, list } = await createListSite();
  await bring([csv("a.csv", "Courriel,Inscrit le,Inscription,Statut", "a@example.org,2021-05-05,2021-05-04,abonné")]);
  await bring([csv("b.csv", "Courriel,Inscrit le,Inscription", "b@example.org,2021-05-05,2021-05-04")], {
    asked: "yes",
  });
  expect(await list()).toHaveLength(2);
});

test("every address of a cell leaves", async () => {
  const file = csv(
    "a.csv",
    "Email,Date,Status",
    '"a@example.org; b@example.org",2021-05-05,unsubscribed',
    "c@example.org.,2021-05-05,bounced",
    "mailto:d@example.org,2021-05-05,unsubscribed",
  );
  const addresses = ["a", "b", "c", "d"].map((one) => `${one}@example.org`);
  expect((await listAfter(file, addresses)).after).toEqual([]);
});

test("a cell with two addresses subscribes none", async () => {
  const { bring, list } = await createListSite();
  await bring([
    csv(
      "a.csv",
      "Email,Date,Status",
      '"a@example.org; b@example.org",2021-05-05,active',
      "c@example.org.,2021-05-05,active",
    ),
  ]);
  expect(await list()).toEqual([]);
});

test.each(["ne plus contacter", "décédé", "Décédée en 2020", "do not contact", "barred"])(
  "a volunteer with the note %s stays out",
  async (said) => {
    const { read, press, shown, ctx } = await createListSite();
    const rows = [`A,08030000001,${said},`, `B,08030000002,,${said}`, "C,08030000003,active,kind"];
    const path = await read("volunteers", csv("v.csv", "Name,Phone,Status,Notes", ...rows));
    expect(await shown(path)).toContain("The list says not to contact the person.");
    await press(path, "bring");
    expect((await ctx.db.selectFrom("volunteers").select("name").execute()).map(({ name }) => name)).toEqual(["C"]);
  },
);

test("a volunteer whose message speaks of the death of another person comes in", async () => {
  const { bringKind, ctx } = await createListSite();
  await bringKind(
    "volunteers",
    csv("v.csv", "Name,Phone,Message", "A,08030000001,My mother died of malaria: I want to help"),
  );
  expect(await ctx.db.selectFrom("volunteers").select("name").execute()).toHaveLength(1);
});
