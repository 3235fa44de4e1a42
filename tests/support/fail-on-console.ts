import { afterEach, expect, vi } from "vitest";

// An error that nobody expected is a failure, even where the test's own question is answered.
const error = vi.spyOn(console, "error");
const warn = vi.spyOn(console, "warn");

afterEach(() => {
  const said = [...error.mock.calls, ...warn.mock.calls].map((words) => words.join(" "));
  error.mockClear();
  warn.mockClear();
  expect(said, "written to the console").toEqual([]);
});
