import { expect, test } from "vitest";
import { csvResponse } from "./csv-response.server.ts";

test("a download has every page of rows, and one that breaks off does not look whole", async () => {
  const pages = async function* (breaks: boolean) {
    yield [1, 2];
    if (breaks) throw new Error("The database is gone.");
    yield [];
    yield [3];
  };
  const read = (breaks: boolean) => csvResponse("numbers", ["n"], pages(breaks), (n) => [n]).text();
  const whole = await csvResponse("numbers", ["n"], pages(false), (n) => [n]).bytes();
  expect([...whole.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await read(false)).toBe('"n"\r\n"1"\r\n"2"\r\n"3"');
  await expect(read(true)).rejects.toThrow("The database is gone.");
});
