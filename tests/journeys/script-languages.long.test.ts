import { expect, test } from "vitest";
import { scriptIn } from "../../app/values/site-language.ts";
import { submitting as english } from "../../content/en/script.ts";
import { submitting as french } from "../../content/fr/script.ts";
import { readAnswer } from "../support/read-response.ts";

/** Compressed bytes; accents and the format of numbers make a translation larger than the English script. */
const mostBytes = 5_400;

test("the script of public pages has a copy in French, with the words of that language alone", async () => {
  const page = (await readAnswer("/")).body.toString();
  const address = /<script[^>]*\ssrc="([^"]+)"/.exec(page)?.[1] ?? "";
  const [own, translated] = await Promise.all(
    [address, scriptIn("fr", address)].map(async (path) => (await readAnswer(path)).body.toString()),
  );
  expect([own?.includes(english), own?.includes(french)]).toEqual([true, false]);
  expect([translated?.includes(english), translated?.includes(french)]).toEqual([false, true]);
  const packed = await readAnswer(scriptIn("fr", address), { encoding: "br" });
  expect(packed.body.byteLength).toBeLessThanOrEqual(mostBytes);
});
