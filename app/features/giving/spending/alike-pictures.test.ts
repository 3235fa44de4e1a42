import sharp from "sharp";
import { expect, test } from "vitest";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { siteWithSpending } from "../../../../tests/support/spending.ts";

/** A paper with bars of its own on a table. */
async function aPaper(seed: number): Promise<Buffer> {
  const random = numbersFrom(seed);
  const bars = Array.from({ length: 24 }, (_, row) => {
    const grey = random(200);
    return `<rect x="${40 + random(120)}" y="${30 + row * 30}" width="${60 + random(300)}" height="22" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fff"/>${bars.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

async function approvingSite() {
  const site = await siteWithSpending("writer", "treasurer");
  const send = async (picture: Buffer) => (await site.person("writer").send({ picture })).status;
  return { ...site, send, read: (id: number) => site.person("treasurer").open(`/admin/spending/${id}`) };
}

test.each([
  ["saved again", (paper: Buffer) => sharp(paper).resize(450).jpeg({ quality: 60 }).toBuffer()],
  [
    "cropped",
    (paper: Buffer) => sharp(paper).extract({ left: 24, top: 32, width: 552, height: 736 }).jpeg().toBuffer(),
  ],
  ["turned", (paper: Buffer) => sharp(paper).rotate(90).jpeg().toBuffer()],
])("the approver reads that a photo was %s from another voucher", async (_, change) => {
  const { send, read, person } = await approvingSite();
  const paper = await aPaper(1);
  expect([await send(paper), await send(await change(paper)), await send(await aPaper(2))]).toEqual([303, 303, 303]);
  for (const id of [1, 3]) expect(await read(id)).toContain("The site found no other voucher with this photo.");
  const page = await read(2);
  expect(page).toContain("has a photo that looks the same. Compare them.");
  expect(page).toContain("Two people approve, because another voucher has a photo that looks the same.");
  expect((await person("treasurer").act(2, "approve")).text).toContain("One person approved");
});

test("money that Most needed lacks is not promised to a purse", async () => {
  const { person, ctx } = await approvingSite();
  const fields = { for: "1:running", amount: "5000", note: "Cement" };
  await person("writer").send({ picture: await aPaper(1), fields });
  const { status, text } = await person("treasurer").act(1, "approve", { putsIn: "on" });
  expect([status, text]).toEqual([409, expect.stringContaining("“Most needed” has ₦4,000 too little.")]);
  expect(await ctx.db.selectFrom("vouchers").select("state").execute()).toEqual([{ state: "waits" }]);
});
