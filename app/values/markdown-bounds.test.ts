import { describe, expect, test } from "vitest";
import { findMarkdownProblem } from "./markdown-bounds.ts";

test.each([
  "Go *slowly*, **now**, to [us](https://example.org/a_b_c).",
  `# A heading\n\n${"- one of two hundred\n".repeat(200)}`,
  "1. one\n   - inside\n     - further inside\n\n> quoted",
  `${"A long text without any marks, and with a full stop. ".repeat(300)}`,
  "price: 2*3*4 naira_total < 5 & more",
  "",
])("an ordinary text is read: %j", (text) => {
  expect(findMarkdownProblem(text)).toBeUndefined();
});

describe("a text that would take long to read is refused", () => {
  test.each([
    "*_",
    "*",
    "_",
    "**a ",
    "[",
    "![",
    "[](",
    "`",
    "<",
    "- a\n",
    "* \n",
    "1. a\n",
    "> a\n",
    "- - a\n",
    "1)\n",
    "a\n===\n",
    "---\n",
    "#\n",
  ])("many marks: %j", (chunk) => {
    expect(findMarkdownProblem(chunk.repeat(1_000))).toBeDefined();
  });

  test.each(["> ", ">", "1. ", "1) ", "- ", "+ ", "* ", "- 1. > "])("many levels on one line: %j", (chunk) => {
    expect(findMarkdownProblem(`${chunk.repeat(17)}a`)).toBe("depth");
  });

  test("many levels one below the other", () => {
    const steps = Array.from({ length: 20 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
    expect(findMarkdownProblem(steps)).toBe("depth");
  });

  test("more than the longest text", () => {
    expect(findMarkdownProblem("a".repeat(20_001))).toBe("length");
  });
});
