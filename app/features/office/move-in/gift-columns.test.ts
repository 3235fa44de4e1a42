import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createMovingSite } from "./old-sites.support.ts";

const csv = (...lines: string[]) => Buffer.from(`${lines.join("\n")}\n`);

async function movingSite() {
  const site = await createMovingSite();
  return {
    ...site,
    shown: async (path: string) => textOf(mainOf(await site.readAsStaff(path))),
    facts: async () =>
      (await site.ctx.db.selectFrom("past_gifts").select(["name", "purpose"]).orderBy("id").execute()).map(
        ({ name, purpose }) => `${name}: ${purpose}`,
      ),
  };
}

test.each([
  ["Name of donor", "For what"],
  ["Donor's name", "Purpose of the gift"],
  ["NAME OF GIVER", "Reason"],
  ["Received from", "Towards"],
  ["From whom", "Project name"],
  ["Name of the Donor (in full)", "Designation"],
  ["Nom du donateur", "Pour quoi"],
  ["Reçu de", "Objet"],
  ["Nom de la donatrice", "Motif du don"],
])("heads such as %s are known", async (donor, purpose) => {
  const { read, press, facts } = await movingSite();
  const path = await read(
    "gifts",
    csv(`No.,Date,${donor},Phone,Amount,How,${purpose},Remarks`, "1,2024-01-31,Ann,0700000000,₦500,cash,Roof,thanks"),
  );
  await press(path, "bring");
  expect(await facts()).toEqual(["Ann: Roof"]);
});

const unknown = csv("Date,Wer,Amount,Wozu", "2024-01-31,Ann,₦500,Roof", "2024-02-28,Ben,₦1250.50,Fees");

test("a list with unknown heads asks for the donors before it comes in", async () => {
  const { read, press, shown, facts } = await movingSite();
  const path = await read("gifts", unknown);
  await press(path, "bring");
  expect(await facts()).toEqual([]);
  expect(await shown(path)).toContain("Choose the column: Name of the donor");
});

async function questionsOf(page: string) {
  const names = [...page.matchAll(/name="(column:[^"]+:(?:name|purpose))"/g)].map(([, name = ""]) => name);
  return { donor: names.find((name) => name.endsWith(":name")) ?? "", purpose: names.at(-1) ?? "" };
}

test("saving without a choice answers no question about the donor", async () => {
  const { read, press, readAsStaff, facts } = await movingSite();
  const path = await read("gifts", unknown);
  const { donor, purpose } = await questionsOf(await readAsStaff(path));
  await press(path, "answers", { [donor]: "?", [purpose]: "" });
  await press(path, "bring");
  expect(await facts()).toEqual([]);
});

test("no column is an answer about donor or purpose", async () => {
  const { read, press, readAsStaff, facts } = await movingSite();
  const path = await read("gifts", unknown);
  const { donor, purpose } = await questionsOf(await readAsStaff(path));
  await press(path, "answers", { [donor]: "1", [purpose]: "" });
  await press(path, "bring");
  expect(await facts()).toEqual(["Ann: null", "Ben: null"]);
});

test("the page of an import has the sum of each currency with its days", async () => {
  const { read, shown } = await movingSite();
  const path = await read(
    "gifts",
    csv(
      "Date,Name,Amount,Currency",
      "2024-01-31,Ann,500,NGN",
      "2022-02-28,Ben,1250.50,NGN",
      "2023-01-01,Cid,30,USD",
      ",Dan,5,NGN",
    ),
  );
  expect(await shown(path)).toContain(
    "This much can come in: ₦1,750.50 (2 gifts) and $30 (1 gift). The first gift is of February 28, 2022, and the last one of January 31, 2024. 1 row stays out.",
  );
});

test.each(["Subscribed on", "Date subscribed", "Joined", "Inscrit le", "Date d’inscription"])(
  "readers with the head %s come in",
  async (head) => {
    const { read, press, ctx } = await movingSite();
    const path = await read("subscribers", csv(`Email,Status,${head}`, "one@example.org,subscribed,2020-01-01"));
    await press(path, "bring");
    expect(await ctx.db.selectFrom("subscribers").select("email").execute()).toHaveLength(1);
  },
);
