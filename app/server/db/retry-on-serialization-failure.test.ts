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

test.each(["40001", "40P01", "23505", "23503"])(
  "whoever lost a race (%s) is run again, and sees who won",
  async (code) => {
    const transaction = failing(code, 3);
    expect(await retryOnSerializationFailure(transaction)).toBe("through");
    expect(transaction.runs).toBe(4);
  },
);

test("what failed for another reason is not done again", async () => {
  for (const code of ["23502", "42P01", ""]) {
    const transaction = failing(code, 1);
    await expect(retryOnSerializationFailure(transaction)).rejects.toThrow("No");
    expect(transaction.runs).toBe(1);
  }
  await expect(retryOnSerializationFailure(() => Promise.reject(undefined))).rejects.toBeUndefined();
});

test("whoever adds what is there whenever they look is told so in the end", async () => {
  const transaction = failing("23505", 1_000);
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  await expect(retryOnSerializationFailure(transaction)).rejects.toThrow("No");
  expect(transaction.runs).toBe(20);
});

test("whoever loses for five seconds is asked to come back", async () => {
  const transaction = failing("40001", 1e9);
  const now = vi.spyOn(performance, "now").mockImplementation(() => transaction.runs * 1_000);
  onTestFinished(() => now.mockRestore());
  await expect(retryOnSerializationFailure(transaction)).rejects.toBeInstanceOf(Unavailable);
  expect(transaction.runs).toBe(6);
});
