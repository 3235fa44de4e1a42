import { describe, expect, test } from "vitest";
import { aPicture, reportFields, sendWith, storedConcerns } from "../../../../tests/support/concerns.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { shortenWaits } from "../../../../tests/support/short-waits.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { checkPrivateFiles } from "../../media/private-files/check-files.server.ts";

async function openForm() {
  const here = await createTestSite();
  await signIn(here.ctx, "lead");
  const keyIn = (html: string) => /name="form_key" value="([0-9a-f]{32})"/.exec(html)?.[1] ?? "";
  const form_key = keyIn(await here.read("/safeguarding"));
  const said = async (answer: Response) => textOf(mainOf(await answer.clone().text()));
  const referenceIn = async (answer: Response) => /Your reference is (\S+)\./.exec(await said(answer))?.[1];
  const countNotified = async () => (await here.emails()).filter(({ to }) => to === "lead@example.org").length;
  const filesOf = () => here.ctx.db.selectFrom("private_files").select(["owner", "state", "problem"]).execute();
  const whileChecksWait = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const { open } = here.ctx.fileWorker;
    const gate = Promise.withResolvers<void>();
    here.ctx.fileWorker = { open: async (...asked) => gate.promise.then(() => open(...asked)) };
    const result = await work();
    gate.resolve();
    await checkPrivateFiles(here.ctx);
    return result;
  };
  return {
    ...here,
    fields: { ...reportFields, form_key },
    keyIn,
    said,
    referenceIn,
    countNotified,
    filesOf,
    whileChecksWait,
  };
}

describe("a concern form that is sent again", () => {
  test("has a new key at each visit", async () => {
    const { read, keyIn, fields } = await openForm();
    expect(fields.form_key).toHaveLength(32);
    expect(keyIn(await read("/safeguarding"))).not.toBe(fields.form_key);
  });

  test("is the same report; the answer tells the files' state", async () => {
    const here = await openForm();
    const picture = await aPicture();
    const first = await here.whileChecksWait(() => sendWith(here, here.fields, [picture]));
    expect(await here.said(first)).toContain("We are still opening a file that came with it.");
    const again = await sendWith(here, here.fields, [picture]);
    expect(await here.said(again)).toContain("The files that we could open are with it.");
    expect(await here.referenceIn(again)).toBe((await here.referenceIn(first)) ?? "none");
    expect([await storedConcerns(here), await here.filesOf()].map(({ length }) => length)).toEqual([1, 1]);
    expect(await here.countNotified()).toBe(1);
  });

  test("is the same report when sent twice at one moment", async () => {
    const here = await openForm();
    const picture = await aPicture();
    const answers = await Promise.all([1, 2, 3].map(() => sendWith(here, here.fields, [picture])));
    expect(new Set(await Promise.all(answers.map(here.referenceIn))).size).toBe(1);
    expect([await storedConcerns(here), await here.filesOf()].map(({ length }) => length)).toEqual([1, 1]);
    expect(await here.countNotified()).toBe(1);
  });

  test("is the same report above the network's limit", async () => {
    const here = await openForm();
    const picture = await aPicture();
    const first = await here.referenceIn(await sendWith(here, here.fields, [picture]));
    await here.ctx.db.updateTable("rate_limits").set({ count: 200 }).where("what", "=", "concern").execute();
    await here.send("/safeguarding", { story: "" });
    const again = await sendWith(here, here.fields, [picture]);
    expect([again.status, await here.referenceIn(again)]).toEqual([200, first]);
    expect((await sendWith(here, { ...here.fields, story: "Another" }, [picture])).status).toBe(429);
  });

  test("adds the files that were not read the first time", async () => {
    const here = await openForm();
    const picture = await aPicture();
    const waitAgain = shortenWaits();
    const first = await here.whileChecksWait(async () => {
      for (let other = 0; other < 5; other++)
        await sendWith(here, { ...reportFields, story: `Other ${other}` }, [picture]);
      return sendWith(here, here.fields, [picture]);
    });
    waitAgain();
    expect(await here.said(first)).toContain("Many files are arriving just now.");
    const before = await here.countNotified();
    const again = await sendWith(here, here.fields, [picture]);
    expect(await here.referenceIn(again)).toBe((await here.referenceIn(first)) ?? "none");
    expect(await here.said(again)).toContain("The files that we could open are with it.");
    expect(await storedConcerns(here)).toHaveLength(6);
    expect((await here.filesOf()).filter(({ owner }) => owner === "concern:6")).toMatchObject([{ state: "kept" }]);
    expect(await here.countNotified()).toBe(before);
    // The third submission changes nothing.
    await sendWith(here, here.fields, [picture]);
    expect([await storedConcerns(here), await here.filesOf()].map(({ length }) => length)).toEqual([6, 6]);
  });

  test("is another report with other text, file or person", async () => {
    const here = await openForm();
    const picture = await aPicture();
    await sendWith(here, here.fields, [picture]);
    await sendWith(here, { ...here.fields, story: "Something else" }, [picture]);
    await sendWith(here, here.fields, [new Uint8Array([...picture, 0])]);
    const form_key = here.keyIn(await here.read("/safeguarding"));
    await sendWith(here, { ...here.fields, form_key }, [picture]);
    expect(await storedConcerns(here)).toHaveLength(4);
  });
});

test("for an hour a button shows the files' state", async () => {
  const here = await openForm();
  const answer = await here.whileChecksWait(async () => sendWith(here, here.fields, [await aPicture()]));
  const look = /name="look" value="([^"]+)"/.exec(await answer.clone().text())?.[1] ?? "";
  const looked = await here.send("/safeguarding", { look });
  expect([looked.status, looked.headers.get("Location"), looked.headers.get("Set-Cookie")]).toEqual([200, null, null]);
  expect(await here.referenceIn(looked)).toBe((await here.referenceIn(answer)) ?? "none");
  expect(await here.said(looked)).toContain("The files that we could open are with it.");
  // The last letter of a signature has unused bits.
  const forged = look.replace(/.(?=.{4}$)/, (letter) => (letter === "_" ? "-" : "_"));
  expect((await here.send("/safeguarding", { look: forged })).status).toBe(422);
  here.clock.at = new Date(here.clock.at.getTime() + 61 * 60_000);
  const late = await here.send("/safeguarding", { look });
  expect([late.status, await here.referenceIn(late)]).toEqual([422, undefined]);
  expect(await here.said(late)).toContain("That was more than an hour ago");
  expect(await storedConcerns(here)).toHaveLength(1);
});
