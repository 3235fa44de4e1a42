import { errors } from "content/error-sentences.ts";
import { isRouteErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { listFiles, readSources } from "../../../tests/support/sources.ts";
import { AppError, type ErrorCode, isErrorCode } from "./errors.ts";

const sources = readSources(["app/cms", "app/features", "app/server"].flatMap(listFiles)).filter(
  ({ path, text }) => !path.endsWith(".test.ts") && text.includes("defineErrors("),
);

const sentences = Object.assign({}, ...Object.values(errors).filter((part) => typeof part === "object")) as Record<
  string,
  string
>;

/** Every error code of the site with a sentence of its own, as it is defined. */
const codes = sources.flatMap(({ text }) =>
  [...text.matchAll(/defineErrors\(\s*\{([^}]*)\},\s*errors\.\w+/g)].flatMap(([, pairs = ""]) =>
    [...pairs.matchAll(/(\w+): (\d+)/g)].map(([, code = "", status]): [string, ErrorCode] => [
      code,
      { code, status: Number(status), sentence: sentences[code] ?? "" },
    ]),
  ),
);

test("every error code is read, and no two features have the same", () => {
  expect(codes.map(([code]) => code).toSorted()).toEqual(Object.keys(sentences).toSorted());
  expect(codes.length).toBeGreaterThan(25);
  expect(new Set(codes.map(([code]) => code)).size).toBe(codes.length);
});

describe.each(codes)("the refusal %s", (code, defined) => {
  test("reaches the error page as an answer, not as a bug", () => {
    const refusal = new AppError(defined);
    expect(isRouteErrorResponse(refusal)).toBe(true);
    expect(refusal).not.toBeInstanceOf(Error);
    expect(refusal).toMatchObject({ status: defined.status, data: { code, sentence: defined.sentence } });
  });

  test("has a status that says it was not done, and whole sentences for the visitor", () => {
    const { status, sentence } = defined;
    expect(status).toBeGreaterThanOrEqual(400);
    // Two codes are 5xx: one is temporary, one is a damaged record.
    expect(status < 500 || status === 503 || code === "eventUnreadable").toBe(true);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test("survives the journey through the framework", () => {
    const arrived = JSON.parse(JSON.stringify(new AppError(defined))) as AppError;
    expect(isErrorCode(arrived.data)).toBe(true);
  });
});

test.each(["toString", "notFound", "", undefined, null, 404, {}, { code: "notFound" }, { code: 404, sentence: "No." }])(
  "%j is no reason to refuse",
  (data) => {
    expect(isErrorCode(data)).toBe(false);
  },
);
