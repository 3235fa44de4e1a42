import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { writeWorkbook } from "../../../../tests/support/write-xlsx.ts";
import { createMovingSite } from "./old-sites.support.ts";

const csv = (...lines: string[]) => Buffer.from(`${lines.join("\n")}\n`);

async function movingSite() {
  const site = await createMovingSite();
  const gifts = () => site.ctx.db.selectFrom("past_gifts").selectAll().orderBy("id").execute();
  return {
    ...site,
    gifts,
    /** Each gift as `day amount currency name`. */
    lines: async () =>
      (await gifts()).map(({ value_date, amount, currency, name }) => `${value_date} ${amount} ${currency} ${name}`),
    shown: async (path: string) => textOf(mainOf(await site.readAsStaff(path))),
    async bring(...files: Uint8Array[]) {
      const path = await site.read("gifts", ...files);
      await site.post(path, { intent: "answers", currency: "NGN" });
      await site.press(path, "bring");
      return path;
    },
  };
}

const givewp = csv(
  '"Donation ID","Donation Number","First Name","Last Name","Email Address","Donation Total","Currency Code","Donation Status","Payment Mode","Form Title","Donation Date"',
  `"1","N-1","Ann","Sample","Ann@Example.org","5,000.00","NGN","Complete","live","The \\'little\\' house","March 4, 2023"`,
  '"2","N-2","Ben","Sample","ben@example.org","100.00","USD","Renewal","live","Roof","April 4, 2023"',
  '"3","N-3","Cid","Sample","cid@example.org","9,000.00","NGN","Refunded","live","Roof","May 1, 2023"',
  '"4","N-4","Office","Test","office@example.org","1,000.00","NGN","Complete","test","Roof","May 2, 2023"',
  '"5","N-5","Dan","Sample","dan@example.org","1,000.00","NGN","Terminado","live","Roof","May 2, 2023"',
  '"6","N-6","Eve","Sample","eve@example.org","1,000.00","GHS","Complete","live","Roof","May 2, 2023"',
);

test("gifts of GiveWP come in without a question", async () => {
  const { bring, gifts, shown, ctx } = await movingSite();
  const path = await bring(givewp);
  expect(await gifts()).toMatchObject([
    { value_date: "2023-03-04", amount: 500_000, currency: "NGN", name: "Ann Sample", email: "ann@example.org" },
    { value_date: "2023-04-04", amount: 10_000, currency: "USD", receipt: "N-2", program: "givewp" },
  ]);
  expect((await gifts())[0]?.purpose).toBe("The 'little' house");
  const page = await shown(path);
  expect(page).toContain("2 past gifts came in.");
  expect(page).toContain("Its status says that no money stayed. Rows 4");
  expect(page).toContain("It is a test payment. Rows 5");
  expect(page).toContain("The site does not know its status. Rows 6");
  expect(page).toContain("This site has no such currency, or the row names two. Rows 7");
  for (const table of ["gifts", "receipts", "promises", "outbox_emails"] as const)
    expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("the same file again adds no gift", async () => {
  const { bring, gifts, shown } = await movingSite();
  await bring(givewp);
  expect(await shown(await bring(givewp))).toContain("Nothing new came in.");
  expect(await gifts()).toHaveLength(2);
});

test("an undo removes the gifts of its import alone", async () => {
  const { bring, lines, press } = await movingSite();
  const path = await bring(givewp);
  await bring(csv("Amount,Name,Date", "70,Fay,2024-05-13"));
  await press(path, "undo");
  expect(await lines()).toEqual(["2024-05-13 7000 NGN Fay"]);
  await bring(givewp);
  expect(await lines()).toHaveLength(3);
});

test("twins in one sheet are two gifts", async () => {
  const { bring, lines } = await movingSite();
  const sheet = csv(
    "Amount,Given by,For,When",
    '"5,000.00",Ann,Roof,4 March 2023',
    '"5,000.00",Ann,Roof,4 March 2023',
    "₦1250.50,,Roof,13/03/2023",
  );
  await bring(sheet);
  await bring(sheet);
  expect(await lines()).toEqual([
    "2023-03-04 500000 NGN Ann",
    "2023-03-04 500000 NGN Ann",
    "2023-03-13 125050 NGN null",
  ]);
});

test.each([
  ["a sum", "Total,2024-01-01,90000"],
  ["a sum of a month", "Total for March,2024-03-31,90000"],
  ["a negative amount", "Ann,2024-01-01,-500"],
  ["an amount in brackets", "Ann,2024-01-01,(500)"],
  ["a shortened amount", "Ann,2024-01-01,5k"],
  ["two amounts", "Ann,2024-01-01,500 + 200"],
  ["a range of amounts", "Ann,2024-01-01,500-700"],
  ["an amount in words", "Ann,2024-01-01,about 300"],
  ["no amount", "Ann,2024-01-01,"],
  ["an amount of zero", "Ann,2024-01-01,0"],
  ["a lost amount", "Ann,2024-01-01,2.5E+12"],
  ["another currency", "Ann,2024-01-01,GHS 500"],
  ["wrong groups", 'Ann,2024-01-01,"12,34.56"'],
  ["a month alone", "Ann,March 2024,500"],
  ["a year alone", "Ann,2024,500"],
  ["a future day", "Ann,2031-01-01,500"],
  ["an impossible day", "Ann,2024-02-31,500"],
  ["no day", "Ann,,500"],
])("%s stays out of a sheet", async (_, row) => {
  const { bring, lines, shown } = await movingSite();
  const path = await bring(csv("Name,Date,Amount", "Ann,2024-01-01,1250.50", "Ben,2024-01-01,1000.50", row));
  expect(await lines()).toEqual(["2024-01-01 125050 NGN Ann", "2024-01-01 100050 NGN Ben"]);
  expect(await shown(path)).toContain("Rows 4");
});

test("days with two readings are asked about once", async () => {
  const { read, press, shown, lines } = await movingSite();
  const path = await read("gifts", csv("Name,Date,Amount", "Ann,03/04/2023,500", "Ben,05/06/2023,700"));
  expect(await shown(path)).toContain("Choose the day that 03/04/2023 means.");
  await press(path, "bring");
  expect(await lines()).toEqual([]);
});

test("a day above twelve answers for the file", async () => {
  const { bring, lines } = await movingSite();
  const heads = "Name,Donor's First Name,Donor's Last Name,Donor Email,Campaign,Amount,Currency,Amount in USD";
  await bring(
    csv(
      `${heads},Total Fee,Donated At,Receipt Id,Status`,
      "Ann,Ann,,ann@example.org,Roof,50.00,USD,50.00,2.50,03/04/2023 14:05:00,9001,paid",
      "Ben,Ben,,ben@example.org,Roof,20.00,USD,20.00,1.18,13/04/2023 14:05:00,9002,paid",
      "Cid,Cid,,cid@example.org,Roof,10.00,USD,10.00,0,14/04/2023 14:05:00,9003,refunded",
    ),
  );
  expect(await lines()).toEqual(["2023-04-03 5000 USD Ann", "2023-04-13 2000 USD Ben"]);
});

test("late times in UTC are the next day in Lagos", async () => {
  const { bring, gifts } = await movingSite();
  await bring(
    csv(
      "Id,Reference,Amount,Currency,Status,Channel,Fees,Customer Email,First Name,Last Name,Paid At",
      "81,R-1,5000.00,NGN,success,card,75.00,ann@example.org,Ann,Sample,2024-01-31T23:30:00.000Z",
      "82,R-2,5000.00,NGN,failed,card,0.00,ann@example.org,Ann,Sample,",
    ),
  );
  expect(await gifts()).toMatchObject([{ value_date: "2024-02-01", amount: 500_000, fee: 7_500 }]);
});

test("whole amounts of Paystack are asked about", async () => {
  const { read, press, shown, lines } = await movingSite();
  const path = await read(
    "gifts",
    csv(
      "Id,Reference,Amount,Currency,Status,Channel,Fees,Customer Email,First Name,Last Name,Paid At",
      "81,R-1,500000,NGN,success,card,7500,ann@example.org,Ann,Sample,2024-01-31T12:30:00.000Z",
    ),
  );
  expect(await shown(path)).toContain("Kobo or pesewas: 5000 is ₦50");
  await press(path, "answers", { units: "minor" });
  await press(path, "bring");
  expect(await lines()).toEqual(["2024-01-31 500000 NGN Ann Sample"]);
});

test("each campaign of a donation of Charitable is a gift", async () => {
  const { bring, lines } = await movingSite();
  await bring(
    csv(
      "Donation ID;Campaign ID;Campaign Title;First Name;Last Name;Email;Donation Amount;Date of Donation;Donation Status;Made in Test Mode",
      "71;9;Roof;Ann;Sample;ann@example.org;5000.00;March 4, 2023;Paid;No",
      "71;10;Fees;Ann;Sample;ann@example.org;2000.00;March 4, 2023;Paid;No",
      "72;9;Roof;Ben;Sample;ben@example.org;3000.00;March 5, 2023;Pending;No",
    ),
  );
  expect(await lines()).toEqual(["2023-03-04 500000 NGN Ann Sample", "2023-03-04 200000 NGN Ann Sample"]);
});

const civicrm = csv(
  "Contribution ID,Display Name,Email,Total Amount,Fee Amount,Currency,Financial Type,Received Date,Contribution Status,Test,Do Not Email",
  "301,Ann,ann@example.org,5000.00,0.00,NGN,Donation,2023-03-04 09:15:00,Completed,No,No",
  "302,Ben,ben@example.org,100.00,3.20,USD,Donation,2023-03-05 09:15:00,Completed,No,Yes",
  "303,Cid,cid@example.org,2000.00,0.00,NGN,Event Fee,2023-03-06 09:15:00,Completed,No,No",
  "303,Cid,cid@example.org,50.00,0.00,NGN,Donation,2023-03-06 09:15:00,Completed,No,No",
);

test("staff choose the financial types of CiviCRM", async () => {
  const { read, press, gifts, shown } = await movingSite();
  const path = await read("gifts", civicrm);
  expect(await shown(path)).toContain("Choose the financial types that are gifts. Donation Event Fee");
  await press(path, "bring");
  expect(await gifts()).toMatchObject([
    { amount: 500_000, is_without_mail: 0 },
    { amount: 10_000, fee: 320, is_without_mail: 1 },
    { amount: 5_000 },
  ]);
});

test("money in counts of M-Pesa, a charge does not", async () => {
  const { bring, shown, lines, gifts, post } = await movingSite();
  const statement = csv(
    "M-PESA ORGANISATION STATEMENT",
    "Short Code:,600000",
    "",
    "Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Other Party Info,A/C No.",
    'SA1,2024-02-01 09:00:00,Pay Bill,Completed,"2,500.00",,2547****145 - ANN SAMPLE,roof',
    "SA1,2024-02-01 09:00:00,Pay Bill Charge,Completed,,-25.00,,",
    "SA2,2024-02-02 10:00:00,Pay Bill,Failed,500.00,,2541****902 - BEN,",
  );
  const page = await shown(await bring(statement));
  expect(page).toContain("A statement of M-Pesa is in Kenyan shillings. This site does not have this currency. Rows 5");
  expect(page).not.toContain("Choose the currency");
  expect(await lines()).toEqual([]);
  await post("/admin/country", { was: "NG", country: "KE" });
  await bring(statement);
  expect(await gifts()).toMatchObject([{ amount: 250_000, currency: "KES", name: "ANN SAMPLE", purpose: "roof" }]);
});

test("cells of a workbook are read below its title", async () => {
  const { bring, lines } = await movingSite();
  const rows = [
    ["Gifts of the house", "", ""],
    ["Day", "Donor", "Amount"],
    [45_292, "Ann", 5_000],
    ["15 Feb 2024", "Ben", "2,500.50"],
    ["", "Total", 7_500.5],
  ];
  await bring(
    writeWorkbook([
      { name: "Gifts", rows },
      { name: "Old", rows, isHidden: true },
    ]),
  );
  expect(await lines()).toEqual(["2024-01-01 500000 NGN Ann", "2024-02-15 250050 NGN Ben"]);
});

test("an online gift that the site received stays one", async () => {
  const { bring, lines, shown, ctx } = await movingSite();
  const gift = { part: 1, is_public: 0, donor_hash: "h", recorded_at: "2024-02-01T09:00:00.000Z" };
  await ctx.db
    .insertInto("gifts")
    .values({
      ...gift,
      amount: 500_000,
      currency: "NGN",
      method: "card",
      state: "received",
      value_date: "2024-02-01",
      source: "flutterwave:F-1",
    })
    .execute();
  const path = await bring(
    csv(
      "ID,Transaction Reference,Flutterwave Reference,Amount,Charged Amount,Currency,App Fee,Merchant Fee,Status,Customer Name,Customer Email,Created At",
      "91,F-1,X-1,5000,5000,NGN,70,0,successful,Ann,ann@example.org,2024-02-01T09:00:00.000Z",
      "92,F-2,X-2,5000,5070,NGN,70,5,successful,Ann,ann@example.org,2024-02-01T09:00:00.000Z",
      "93,F-3,X-3,5000,5070,NGN,70,5,pending,Ann,ann@example.org,2024-02-01T09:00:00.000Z",
    ),
  );
  expect(await lines()).toEqual(["2024-02-01 500000 NGN Ann"]);
  expect(await shown(path)).toContain("This site has the gift already. Rows 2");
});

test("a list of 800 gifts needs one decision about its days", async () => {
  const { read, readAsStaff, press, lines } = await movingSite();
  const rows = Array.from({ length: 800 }, (_, at) => `Donor ${at},0${1 + (at % 9)}/0${1 + (at % 8)}/2023,${at + 1}`);
  const path = await read("gifts", csv("Donor,Date,Amount", ...rows));
  const [, days = ""] = /name="(days:[^"]+)"/.exec(await readAsStaff(path)) ?? [];
  await press(path, "answers", { [days]: "day", currency: "NGN" });
  await press(path, "bring");
  expect(await lines()).toHaveLength(800);
});

test("nothing of a row that stays out is kept", async () => {
  const { bring, ctx, waitingFolders } = await movingSite();
  await bring(givewp);
  const rows = await Promise.all(
    (["imports", "import_notes", "imported_rows", "audit_log", "past_gifts"] as const).map((table) =>
      ctx.db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(rows)).not.toMatch(/Cid|Dan|Eve|office@/);
  expect(waitingFolders()).toEqual([]);
});
