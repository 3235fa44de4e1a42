import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { drawingsOfPdf, textOfPdf } from "../../../../tests/support/pdf-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

/** The square codes of a PDF, drawn by its own drawing operators, as a phone reads them. */
async function readCodes(pdf: Buffer): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (const path of drawingsOfPdf(pdf)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 ${path.cells} ${path.cells}"><rect width="99" height="99" fill="#fff7e8"/><path d="${path.shape}"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    found.push(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data);
  }
  return found;
}

test("a poster says what, when and where in text, and its code opens the page itself", async () => {
  const { ask } = await createTestSite();
  for (const [file, size] of [
    ["poster-a4.pdf", "[0 0 595.28 841.89]"],
    ["poster-a5.pdf", "[0 0 419.53 595.28]"],
  ]) {
    const answer = await ask(`/look/paper/event/1/${file}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(textOfPdf(pdf).replace(/\s+/g, " ")).toContain("Autism inclusiveness outreach");
    for (const words of ["April", "28,", "2024", "Lagos", "Tabasamu"]) expect(textOfPdf(pdf)).toContain(words);
    const whole = pdf.toString("latin1");
    expect(whole).toContain(size ?? "");
    for (const part of ["/StructTreeRoot", "/DisplayDocTitle true", "/Lang (en-NG)", "/S /H1", "/FontFile"])
      expect(whole).toContain(part);
    const codes = await readCodes(pdf);
    expect(codes).toEqual(["https://site.test/event/readmore/1"]);
    // One round trip: it leads nowhere else.
    expect((await ask("/event/readmore/1")).status).toBe(200);
    expect(pdf.length).toBeLessThan(400_000);
  }
});

test("posters and slips for gifts lead to the page with the account, and no paper has its number", async () => {
  const { ask, ctx } = await createTestSite();
  const { naira_account } = (await ctx.db.selectFrom("bank_details").select("naira_account").executeTakeFirst()) ?? {
    naira_account: "1234567890",
  };
  for (const [file, codes] of [
    ["poster-a4.pdf", 1],
    ["slip.pdf", 4],
  ] as const) {
    const pdf = Buffer.from(await (await ask(`/look/paper/site/donate/${file}`)).arrayBuffer());
    expect(await readCodes(pdf)).toEqual(Array(codes).fill("https://site.test/donate"));
    expect(textOfPdf(pdf).replace(/\s+/g, " ")).toContain("We print no account number");
    expect(textOfPdf(pdf).replace(/\s/g, "")).not.toMatch(new RegExp(`${naira_account}|\\d{10}`));
  }
});

test("a programme has an event's whole text on readable pages", async () => {
  const { ask, ctx } = await createTestSite();
  const paragraph = "Ẹ káàbọ̀, **everybody**: [the hall](https://example.org/) has a ramp. مرحبا بكم جميعا.";
  const description = JSON.stringify(Array.from({ length: 60 }, (_, number) => `${paragraph} ${number}`));
  await ctx.db.updateTable("events").set({ description }).where("id", "=", 2).execute();
  const pdf = Buffer.from(await (await ask("/look/paper/event/2/programme.pdf")).arrayBuffer());
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  // A mark that stands apart from its letter is drawn by itself.
  const text = textOfPdf(pdf).replace(/\s/g, "").normalize("NFC");
  for (const words of ["Pad-A-Girl", "káàbọ̀,", "everybody:", "hall", "59"])
    expect(text).toContain(words.normalize("NFC"));
  expect(text).not.toMatch(/\*\*|example\.org/);
});

test("a photograph is on paper only if all its people agreed to print", async () => {
  const { ask, takeConsent } = await siteWithConsent();
  const paper = async () => Buffer.from(await (await ask("/look/paper/post/two-friends/poster-a4.pdf")).arrayBuffer());
  const agreed = await paper();
  await takeConsent({ uses: ["site", "social"] }, "/admin/consents/1");
  const refused = await paper();
  const picture = (pdf: Buffer) => {
    const start = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    return sharp(pdf.subarray(start))
      .extract({ left: 600, top: 400, width: 40, height: 40 })
      .resize(1, 1)
      .raw()
      .toBuffer();
  };
  const [red = 0, green = 0] = await picture(agreed);
  expect([red > 140, green < 60]).toEqual([true, true]);
  expect([...(await picture(refused))]).not.toEqual([...(await picture(agreed))]);
});

test("an unpublished page has no paper, and a page has only its own kinds of papers", async () => {
  const { ask, ctx } = await createTestSite();
  await ctx.db.updateTable("events").set({ status: "draft" }).where("id", "=", 3).execute();
  for (const path of [
    "event/3/poster-a4.pdf",
    "event/999/programme.pdf",
    "post/quiet-corners/programme.pdf",
    "event/1/slip.pdf",
    "site/about/poster-a4.pdf",
    "site/donate/programme.pdf",
    "event/1/poster-a3.pdf",
  ])
    expect([path, (await ask(`/look/paper/${path}`)).status]).toEqual([path, 404]);
});

test("a network with too many requests for pictures and papers waits an hour", async () => {
  const { ask, ctx } = await createTestSite();
  const paths = ["/look/paper/event/4/poster-a5.pdf", "/look/paper/event/4/programme.pdf"];
  await ask(paths[0] ?? "");
  await ctx.db.updateTable("rate_limits").set({ count: 999 }).where("what", "=", "paper").execute();
  expect((await ask(paths[0] ?? "")).status).toBe(200);
  const answer = await ask(paths[1] ?? "");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "3600"]);
});
