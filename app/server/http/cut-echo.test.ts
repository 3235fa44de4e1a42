import { expect, test } from "vitest";
import { cutEcho } from "./cut-echo.ts";

const quotes = '"'.repeat(1_000_000);

test("a refused form within its limits comes back whole", () => {
  const formValues = { title: ["A day"], paragraphs: ["a".repeat(60_000), "b".repeat(40_000)], list: ["One", ""] };
  expect(cutEcho(formValues, ["paragraphs"])).toEqual({ formValues, errors: {} });
});

test("a field that is far too long comes back cut, the others whole", () => {
  const { formValues, errors } = cutEcho({ title: [quotes], place: ["Lagos"], paragraphs: ["a".repeat(100_000)] }, [
    "paragraphs",
  ]);
  expect(formValues.title?.[0]).toHaveLength(49_995);
  expect([formValues.place, formValues.paragraphs?.[0]?.length]).toEqual([["Lagos"], 100_000]);
  expect(errors).toEqual({
    title: "Has 1,000,000 characters, far too many. Without script, only the first 49,995 come back",
  });
});

test("many long lines give way together, and a text within its limit stays", () => {
  const lines = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`line${at}`, [quotes.slice(0, 20_000)]]));
  const { formValues, errors } = cutEcho({ ...lines, paragraphs: ["a".repeat(99_000)] }, ["paragraphs"]);
  expect(formValues.paragraphs?.[0]).toHaveLength(99_000);
  expect(Object.values(formValues).flat().join("").length).toBe(99_000 + 50_000);
  expect(Object.keys(errors)).toHaveLength(50);
});
