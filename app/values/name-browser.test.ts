import { expect, test } from "vitest";
import { nameBrowser } from "./name-browser.ts";

test.for([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 Version/15.4 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0",
    "Edge, Windows",
  ],
  ["curl/8.0", ""],
] as const)("a browser is named: %s", ([agent, name]) => {
  expect(nameBrowser(agent)).toBe(name);
});
