import { afterEach, expect, vi } from "vitest";

// Unexpected errors fail a test, even when its own assertions hold.
const error = vi.spyOn(console, "error");
const warn = vi.spyOn(console, "warn");

afterEach(() => {
  const said = [...error.mock.calls, ...warn.mock.calls].map((words) => words.join(" "));
  error.mockClear();
  warn.mockClear();
  expect(said, "written to the console").toEqual([]);
});
