import { expect, test } from "vitest";
import { type BankLine, writeStatement } from "./support/bank-statement.ts";
import { fetchFiles, sumRows } from "./support/files-of-stranger.ts";
import { photographWithMetadata } from "./support/files-with-metadata.ts";
import { beginJourney, closeMonth, countBox, type Journey } from "./support/journey-of-purse.ts";
import { aVoucherPicture } from "./support/spending.ts";

const project = "Autism outreach";
const projectPath = "/project/readmore/1";
const accountPath = `${projectPath}/account`;

/** Balances in naira after the first month. */
const afterMarch = { "bank-1": 324_996.25, "box-1": 59_700, general: 381_946.75, "autism-outreach": 2_749.5 };

const afterApril = { "bank-1": 324_996.25, "box-1": 59_700, general: 384_696.25 };

/** Names and words that no visitor reads: giver, payees, staff, notes. No organisation was marked as public. */
const privateWords =
  /Giverson|adaeze|Planker|Ngozi|Sample (?:Writer|Admin|Treasurer|Works)|mahogany|veranda|harmattan|last outreach|hostel/i;

async function writeFirstDay({ admin, treasurer, goTo, expectBooks }: Journey) {
  await goTo("2026-03-13");
  const asked = await admin.press("/admin/cash", "Write the first day", {
    day: "2026-03-01",
    "place:bank:NGN:NGN": "412,300.50",
    "place:box:NGN:box": "61,200",
    "purse:0:NGN": "398,500.50",
    "purse:1:NGN": "75,000",
  });
  expect(asked).toContain("It waits until another person agrees.");
  expect(await treasurer.press("/admin/cash", "Agree The first day")).toContain("Done.");
  expect(await treasurer.read("/admin/cash")).toContain("Together ₦473,500.50");
  await expectBooks({ "bank-1": 412_300.5, "box-1": 61_200, general: 398_500.5, "autism-outreach": 75_000 });
}

async function receiveGift({ admin, treasurer, runJobs, view, expectBooks }: Journey) {
  const goal = { goalAmount: "300,000", goalCurrency: "naira", goalFor: "Ten quiet corners", goalUntil: "2026-12-31" };
  expect(await admin.press("/admin/project/1", "Save", goal)).toContain("The project is saved.");
  expect(await view(projectPath)).toContain("₦0 of ₦300,000, no gift yet");
  const gift = {
    method: "Transfer",
    amount: "85,250.25",
    name: "Adaeze Giverson",
    email: "adaeze@example.org",
    project,
  };
  expect(await treasurer.press("/admin/gifts/record", "Record it", gift)).toContain("waiting for a second person");
  expect(await view(projectPath)).toContain("₦0 of ₦300,000, no gift yet");
  expect(await admin.press("/admin/gifts/1", "I saw the money too")).toContain("The gift counts now.");
  await runJobs();
  expect(await view(projectPath)).toContain(
    "Ten quiet corners ₦85,250.25 of ₦300,000, 1 gift Until December 31, 2026.",
  );
  await expectBooks({ "bank-1": 497_550.75, "box-1": 61_200, general: 398_500.5, "autism-outreach": 160_250.25 });
}

async function spend({ admin, treasurer, writer, goTo, expectBooks }: Journey) {
  await goTo("2026-03-16");
  const picture = new File([await photographWithMetadata()], "voucher.jpg");
  const asked = await writer.press("/admin/spending/new", "Send", {
    picture,
    amount: "120,500",
    otherFor: `${project}, helping people`,
    payee: "Ngozi Planker",
    payeeKind: "A person",
    paidFrom: "Not paid yet",
    note: "Thirty planks of mahogany",
  });
  expect(asked).toContain("This may be a child’s name: “Ngozi Planker”. Take it out, or say that it is fine.");
  const sent = await writer.pressHere("Send", { picture, fine: "It is fine" });
  expect(sent).toContain("Voucher 2026-0001 is sent.");
  const path = "/admin/spending/1";
  expect(await admin.read(path)).toContain("Two people approve, because vouchers of one week");
  const question = await admin.pressHere("Ask", { words: "Is it for the veranda?" });
  expect(question).toContain("The question is sent.");
  expect(await writer.read(path)).toContain("Is it for the veranda?");
  expect(await writer.pressHere("Send the answer", { words: "Both rooms get one." })).toContain("The answer is sent.");
  expect(await admin.press(path, "Approve")).toContain("Approved.");
  expect(await admin.read(path)).toContain("One person approved");
  expect(await treasurer.read(path)).toContain("Sample Admin approved first. You are the second.");
  expect(await treasurer.pressHere("Approve")).toContain("Approved.");
  expect(await treasurer.read(path)).toContain("To pay");
  expect(await treasurer.pressHere("Paid", { place: "Bank account, NGN" })).toContain(
    "Paid. The line is in the books.",
  );
  await expectBooks({ "bank-1": 377_050.75, "box-1": 61_200, general: 398_500.5, "autism-outreach": 39_750.25 });
}

async function bringCashBackShort({ admin, treasurer, writer, goTo, expectBooks }: Journey) {
  await goTo("2026-03-18");
  const given = { from: "Cash box, NGN", person: "Sample Writer", amount: "20,000" };
  const handed = await admin.press("/admin/cash/move?kind=person", "Hand it over", given);
  expect(handed).toContain("Until then the money stays in its place.");
  expect(await writer.press("/admin/cash", "I have it")).toContain("Done.");
  expect(await writer.read("/admin/cash")).toContain("Cash with Sample Writer, NGN ₦20,000");
  const withWriter = { "bank-1": 377_050.75, general: 398_500.5, "autism-outreach": 39_750.25, "hand-1": 20_000 };
  await expectBooks({ ...withWriter, "box-1": 41_200 });
  await goTo("2026-03-19");
  const back = { from: "Cash with Sample Writer, NGN", to: "Cash box, NGN", amount: "18,500" };
  const unnamed = await writer.press("/admin/cash/move?kind=back", "Write the count", back);
  expect(unnamed).toContain("The books differ by ₦1,500. A treasurer or an admin counts the cash with you");
  const named = await admin.press("/admin/cash/move?kind=back", "Write the count", {
    ...back,
    why: "A gust of harmattan",
  });
  expect(named).toContain("It waits until another person agrees.");
  expect(await writer.read("/admin/cash")).toContain("You have this cash, or count as one person with who has it.");
  expect(await treasurer.read("/admin/cash")).toContain(
    "₦1,500 is missing. It leaves Most needed as Running the house.",
  );
  expect(await treasurer.pressHere("Agree")).toContain("Done.");
  await expectBooks({ "bank-1": 377_050.75, "box-1": 59_700, general: 397_000.5, "autism-outreach": 39_750.25 });
}

async function putInForVoucher({ admin, treasurer, writer, goTo, expectBooks }: Journey) {
  await goTo("2026-03-20");
  const sent = await writer.press("/admin/spending/new", "Send", {
    picture: new File([new Uint8Array(await aVoucherPicture())], "voucher.jpg"),
    amount: "52,000.75",
    otherFor: `${project}, feeding the poor`,
    payee: "Sample Works",
    payeeKind: "A shop or organisation",
    paidFrom: "Not paid yet",
  });
  expect(sent).toContain("Voucher 2026-0002 is sent.");
  const path = "/admin/spending/2";
  const tooLow = await admin.read(path);
  expect(tooLow).toContain("“Autism outreach” has ₦12,250.50 too little. A purse never goes below zero.");
  expect(tooLow).toContain("Two people approve, because money is put in. Put in, and approve");
  await goTo("2026-03-23");
  expect(await writer.read(path)).toContain("Waits for approval");
  await expectBooks({ "bank-1": 377_050.75, "box-1": 59_700, general: 397_000.5, "autism-outreach": 39_750.25 });
  const put = { purse: project, amount: "15,000", currency: "naira", why: "Food for the last outreach" };
  expect(await admin.press("/admin/cash/move?kind=put", "Ask for it", put)).toContain("It waits until another person");
  expect(await admin.read("/admin/cash")).toContain("You asked for it. Another treasurer or admin agrees.");
  expect(await treasurer.press("/admin/cash", "Agree Put ₦15,000 into “Autism outreach”")).toContain("Done.");
  expect(await admin.press(path, "Approve")).toContain("Approved.");
  expect(await treasurer.press(path, "Paid", { place: "Bank account, NGN" })).toContain("Paid.");
  await expectBooks({ "bank-1": 325_050, "box-1": 59_700, general: 382_000.5, "autism-outreach": 2_749.5 });
}

async function nameLines({ treasurer, goTo, expectBooks }: Journey) {
  await goTo("2026-04-02");
  const lines: BankLine[] = [
    [14, "NIP ADAEZE GIVERSON", 85_250.25],
    [17, "TRF PLANKER", -120_500],
    [24, "POS SAMPLE WORKS", -52_000.75],
    [31, "SMS CHARGE", -53.75],
  ];
  const file = new File([writeStatement(lines, undefined, 412_300.5)], "march.csv");
  expect(await treasurer.press("/admin/gifts/statement", "Read it", { file })).toContain("Which column is which?");
  const added = await treasurer.pressHere("Read the statement");
  expect(added).toContain("The statement adds up: opening ₦412,300.50, closing ₦324,996.25");
  expect(await treasurer.pressHere("Yes, this one ₦85,250.25")).toContain("now linked to the recorded gift.");
  expect(await treasurer.press("/admin/gifts/statement/out", "Agree to all 2")).toContain("2 lines have a name.");
  expect(await treasurer.pressHere("It is a charge −₦53.75")).toContain("The charge is written");
  expect(await treasurer.read("/admin/gifts/statement/out")).toContain("Every line has a name.");
  await expectBooks(afterMarch);
}

async function closeMarch(journey: Journey) {
  const { admin, view, expectBooks } = journey;
  const left = await admin.read("/admin/month");
  expect(left).toContain("One of four things is left.");
  expect(left).toContain("Not counted: Cash box, NGN");
  expect(left).toContain("Our books say ₦324,996.25 The bank says ₦324,996.25 The bank agrees.");
  await countBox(journey);
  await closeMonth(journey, "March 2026");
  const page = await view("/transparency?m=2026-03");
  expect(page).toContain("Closed by two people on April 2, 2026. Its file does not change.");
  expect(page).toContain("Autism outreach ₦85,250.25 ₦15,000 ₦172,500.75 ₦2,749.50");
  await expectBooks(afterMarch);
}

async function correctLine({ admin, treasurer, read, goTo, expectBooks }: Journey) {
  const file = await read("/transparency/2026-03.csv");
  await goTo("2026-04-03");
  await admin.read("/admin/cash/lines?q=2026-0002");
  expect(await admin.follow("Open Spent, March 23, 2026")).toContain("Change what is wrong. Another person agrees.");
  const should = { "kind-1": "child care home", why: "It fed the hostel" };
  expect(await admin.pressHere("Ask for the correction", should)).toContain("It waits until another person agrees.");
  expect(await treasurer.press("/admin/cash", "Agree")).toContain("Done.");
  const lines = await admin.read("/admin/cash/lines?q=2026-0002");
  expect(lines.match(/Spent, April 3, 2026 Voucher 2026-0002: Sample Works · Part of a correction/g)).toHaveLength(2);
  expect(lines).toContain("Spent, March 23, 2026 Voucher 2026-0002: Sample Works · Corrected");
  expect(await read("/transparency/2026-03.csv")).toBe(file);
  await expectBooks(afterMarch);
}

async function publishDoughnut({ admin, treasurer, view }: Journey) {
  expect(await view("/")).toContain("Not counted from vouchers yet.");
  const asked = await admin.press("/admin/cash/doughnut", "Show what we really spent");
  expect(asked).toContain("It waits for another person, at Cash and places.");
  expect(await view("/")).toContain("Not counted from vouchers yet.");
  expect(await treasurer.press("/admin/cash", "Agree")).toContain("Done.");
  const home = await view("/");
  expect(home).toContain("Counted from 2 vouchers, March 2026 to March 2026");
  expect(home).toContain("69.23% helping people 29.88% feeding the poor 0.89% Running the house");
  const shares = [...home.matchAll(/(\d+\.\d\d)%/g)].map(([, percent]) => Number(percent));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 5);
}

async function endProject({ admin, treasurer, emails, goTo, view, expectBooks }: Journey) {
  await goTo("2026-04-20");
  const path = "/admin/project/1/purse";
  expect(await admin.read(path)).toContain("The public account says: what is left goes to “Most needed”.");
  expect(await admin.pressHere("Ask to end the project")).toContain("It waits until another person agrees.");
  expect(await treasurer.press(path, "Agree End the project")).toContain("Done.");
  expect(await treasurer.read(path)).toContain("The rest, and later gifts, go to “Most needed”.");
  const letters = (await emails()).filter(({ subject }) => subject.includes("“Autism outreach” has ended"));
  expect(letters.map(({ to }) => to)).toEqual(["adaeze@example.org"]);
  expect(letters[0]?.text).toContain("You gave ₦85,250.25 for “Autism outreach”.");
  expect(letters[0]?.text).toContain("What is left, ₦2,749.50, goes to “Most needed”");
  expect(await view(projectPath)).toContain("It ended on April 20, 2026.");
  expect(await view(accountPath)).toContain("Ended on April 20, 2026.");
  await expectBooks(afterApril);
}

async function closeApril(journey: Journey) {
  await journey.goTo("2026-05-02");
  await countBox(journey);
  await closeMonth(journey, "April 2026");
  const home = await journey.view("/");
  expect(home).toContain("Counted from 2 vouchers, March 2026 to April 2026");
  expect(home).toContain("29.88% child care home 69.23% helping people 0.89% Running the house");
  await journey.expectBooks(afterApril);
}

/** A stranger compares the public files and the account with the acts of the journey. */
async function verifyAsStranger({ ask, view, emails }: Journey) {
  const { seals, rows } = await fetchFiles(ask);
  expect([...seals.keys()]).toEqual(["2026-03.csv", "2026-04.csv"]);
  const told = (await emails()).find(({ subject }) => subject.endsWith("March 2026 is closed"));
  expect(told?.text).toContain(`The seal of its file: ${seals.get("2026-03.csv")}`);
  expect(sumRows(rows, ({ place }) => place)).toEqual({ "bank-1": 32_499_625, "box-1": 5_970_000, "hand-1": 0 });
  expect(sumRows(rows, ({ purpose }) => purpose)).toEqual({ general: 38_469_625, "autism-outreach": 0 });
  const own = rows.filter(({ purpose }) => purpose === "autism-outreach");
  expect(sumRows(own, ({ what, kind }) => kind || what)).toEqual({
    opening: 7_500_000,
    gift: 8_525_025,
    "put-in": 1_500_000,
    "helping-people": -12_050_000,
    "child-care-home": -5_200_075,
    "feeding-the-poor": 0,
    ended: -274_950,
  });
  const corrections = rows.filter(({ fixes }) => fixes !== "");
  expect(corrections.map(({ kind, fixes, minor }) => [kind, fixes, minor])).toEqual([
    ["feeding-the-poor", "6", 5_200_075],
    ["child-care-home", "6", -5_200_075],
  ]);
  const account = await view(accountPath);
  for (const words of [
    "came in ₦85,250.25 Besides, ₦15,000 from other purses was spent ₦172,500.75",
    "is left ₦0 With ₦75,000 that was there when our books began vouchers 2 ₦2,749.50 was left. It went to Most needed.",
    "child care home ₦52,000.75 helping people ₦120,500 Spent ₦172,500.75",
    "There when our books began ₦75,000 Gifts ₦85,250.25 Put in from Most needed ₦15,000 Together ₦175,250.25",
  ])
    expect(account).toContain(words);
}

async function findNoName({ admin, ask, read }: Journey) {
  expect(await admin.read("/admin/spending/1")).toMatch(privateWords);
  const listed = [...(await read("/sitemap.xml")).matchAll(/<loc>https:\/\/site\.test([^<]*)/g)];
  const pages = listed.map(([, path = ""]) => path || "/");
  expect(pages).toEqual(expect.arrayContaining(["/", "/donate", projectPath, "/transparency"]));
  const months = ["2026-03", "2026-04", "2026-05", "year"].map((month) => `/transparency?m=${month}`);
  const files = ["SHA256SUMS", "2026-03.csv", "2026-04.csv"].map((name) => `/transparency/${name}`);
  for (const path of [...pages, accountPath, ...months, ...files]) {
    const answer = await ask(path);
    const [found] = privateWords.exec(await answer.text()) ?? [];
    expect([path, answer.status, found]).toEqual([path, 200, undefined]);
  }
  expect((await ask("/admin/spending/1/picture")).headers.get("Location")).toMatch(/^\/login/);
}

test("a project’s money is followed to files that a stranger verifies", async () => {
  const journey = await beginJourney();
  await writeFirstDay(journey);
  await receiveGift(journey);
  await spend(journey);
  await bringCashBackShort(journey);
  await putInForVoucher(journey);
  await nameLines(journey);
  await closeMarch(journey);
  await correctLine(journey);
  await publishDoughnut(journey);
  await endProject(journey);
  await closeApril(journey);
  await verifyAsStranger(journey);
  await findNoName(journey);
});
