import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fieldErrors } from "./form-result.ts";
import { markedFields } from "./marked-fields.ts";

const schema = v.object({
  name: v.pipe(v.string("Name is missing"), v.nonEmpty("Name is empty"), v.minLength(3, "Name is short")),
  email: v.pipe(v.string("Email is missing"), v.email("Email is wrong")),
});

const errorsOf = (fields: unknown) => {
  const { issues = [] } = v.safeParse(schema, fields);
  return fieldErrors(issues);
};

describe("the sentences at the fields of a form", () => {
  test("are one for each field, the first that applies", () => {
    expect(errorsOf({ name: "", email: "nobody" })).toEqual({ name: "Name is empty", email: "Email is wrong" });
  });

  test("are for the wrong field alone", () => {
    expect(errorsOf({ name: "Al", email: "teacher@example.org" })).toEqual({ name: "Name is short" });
  });

  test("are empty for a valid form", () => {
    expect(errorsOf({ name: "Sample", email: "teacher@example.org" })).toEqual({});
  });
});

test("the sentence above the form counts the fields", () => {
  expect(markedFields(1)).toBe("Please fix the marked field.");
  expect(markedFields(2)).toBe("Please fix the 2 marked fields.");
});
