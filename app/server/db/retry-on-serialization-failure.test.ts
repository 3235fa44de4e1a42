import { expect, onTestFinished, test, vi } from "vitest";
import { Unavailable } from "../http/errors.ts";
import { retryOnSerializationFailure } from "./retry-on-serialization-failure.ts";

/** A transaction that fails this often with a PostgreSQL error code, then succeeds. */
function failing(code: string, times: number) {
  const transaction = async () => {
    transaction.runs++;
    if (transaction.runs <= times) throw Object.assign(new Error("No"), { code });
    return "through";
  };
  transaction.runs = 0;
  return transaction;
}

test.each(["40001", "40P01", "23505", "23503"])("a transaction that lost a race (%s) is run again", async (code) => {
  const transaction = failing(code, 3);
  expect(await retryOnSerializationFailure(transaction)).toBe("through");
  expect(transaction.runs).toBe(4);
});

test("a transaction that failed for another reason is not run again", async () => {
  for (const code of ["23502", "42P01", ""]) {
    const transaction = failing(code, 1);
    await expect(retryOnSerializationFailure(transaction)).rejects.toThrow("No");
    expect(transaction.runs).toBe(1);
  }
  await expect(retryOnSerializationFailure(() => Promise.reject(undefined))).rejects.toBeUndefined();
});

test("a transaction that adds an existing row fails after twenty runs", async () => {
  const transaction = failing("23505", 1_000);
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  await expect(retryOnSerializationFailure(transaction)).rejects.toThrow("No");
  expect(transaction.runs).toBe(20);
});

test("a transaction that loses for five seconds answers that the site is busy", async () => {
  const transaction = failing("40001", 1e9);
  const now = vi.spyOn(performance, "now").mockImplementation(() => transaction.runs * 1_000);
  onTestFinished(() => now.mockRestore());
  await expect(retryOnSerializationFailure(transaction)).rejects.toBeInstanceOf(Unavailable);
  expect(transaction.runs).toBe(6);
});
