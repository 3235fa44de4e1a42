import { isRouteErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { AppError, type ErrorCode, errorCodes, isErrorCode } from "./errors.ts";

const codes = Object.keys(errorCodes) as ErrorCode[];

describe.each(codes)("the refusal %s", (code) => {
  test("reaches the error page as an answer, not as a bug", () => {
    const refusal = new AppError(code);
    expect(isRouteErrorResponse(refusal)).toBe(true);
    expect(refusal).not.toBeInstanceOf(Error);
    expect(refusal).toMatchObject({ status: errorCodes[code].status, data: { code } });
  });

  test("has a status that says it was not done, and whole sentences for the visitor", () => {
    const { status, sentence } = errorCodes[code];
    expect(status).toBeGreaterThanOrEqual(400);
    // Of the 5xx codes, one is temporary and one is a damaged record.
    expect(status < 500 || status === 503 || code === "eventUnreadable").toBe(true);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test("survives the journey through the framework", () => {
    const arrived = JSON.parse(JSON.stringify(new AppError(code))) as AppError;
    expect(isErrorCode(arrived.data.code)).toBe(true);
  });
});

test.each(["toString", "__proto__", "constructor", "NotFound", "", undefined, null, 404, {}])(
  "%j is no reason to refuse",
  (code) => {
    expect(isErrorCode(code)).toBe(false);
  },
);
