import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules beyond level AA, deprecated ones, and those that break nothing, but ask a person to look. */
const beyond = ["wcag2aaa", "wcag21aaa", "wcag22aaa", "wcag2a-obsolete", "deprecated", "review-item"];

/**
 * Rules that a brief look leaves out. The first asks for 24 pixels and takes a fifth of the time of axe, but
 * `smallTargets` asks for 44. For the other, axe loads every style sheet again, and each page has the same ones.
 */
const costly = ["target-size", "css-orientation-lock"];

/** The rules of axe whose result depends on colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * axe violations of a page's current state, best practices and experimental rules included.
 * @param ofColours only the rules that another colour scheme can break
 * @param within selector of the part to check
 * @param without selector of the parts that are checked on another page; rules of whole pages are checked all the same
 * @param briefly without the rules that cost most
 */
export async function brokenRules(
  page: Page,
  ofColours = false,
  within = "html",
  without: string[] = [],
  briefly = true,
): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await injectAxe(page);
  return page.evaluate(
    async ([tags, only, part, not, left, preload]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const rules = axe
        .getRules()
        .filter(({ ruleId, tags: own }) => !left.includes(ruleId) && !own.some((tag) => tags.includes(tag)));
      const runOnly = only ?? rules.map(({ ruleId }) => ruleId);
      const options = { runOnly, resultTypes: ["violations" as const], preload };
      const { violations } = await axe.run({ include: [part], exclude: not }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id} at ${node.target}: ${node.failureSummary}`),
      );
    },
    [beyond, ofColours ? colourRules : undefined, within, without, briefly ? costly : [], !briefly] as const,
  );
}

/** Pages of which a document has axe. */
const injected = new WeakSet<Page>();

/**
 * Injects axe by the browser's debugger: the page's CSP blocks other scripts. A page that has had another document with it
 * brings it to each from then on: sending it takes as long as using it.
 */
async function injectAxe(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const { exceptionDetails } = await debug.send("Runtime.evaluate", { expression: axe });
  await debug.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  if (injected.has(page)) await page.addInitScript(axe);
  injected.add(page);
}

/** Waits for colour transitions, which a new width or scheme may start. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const inMemory = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(inMemory.map((one) => one.finished));
  });
}

/**
 * Links, buttons and fields smaller than a 44-pixel target; except inline links.
 * @param within selector of the part to check
 */
export function smallTargets(page: Page, within = "body"): Promise<string[]> {
  return page.evaluate((part) => {
    // The first and last of 44 pixels around a point, as whole pixels.
    const reach = (middle: number) => [Math.floor(middle - 22), Math.floor(middle - 22) + 43] as const;
    /** The hit element beside it, not its box: a card's link covers the card, and corners are round. */
    const hitBeside = (element: HTMLElement): Element | undefined => {
      // Focus reveals the skip link, and scrolls into view.
      element.focus();
      // A checkbox includes its label.
      const target = element.closest("label") ?? element;
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = target.getBoundingClientRect();
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const [left, right] = reach(x);
      const [top, bottom] = reach(y);
      const points = [
        [x, y],
        [left, y],
        [right, y],
        [x, top],
        [x, bottom],
      ] as const;
      return points
        .map(([across, down]) => document.elementFromPoint(across, down) ?? document.documentElement)
        .find((hit) => !target.contains(hit));
    };
    const isInSentence = (element: HTMLElement): boolean => {
      const around = element.parentElement?.textContent?.replace(element.textContent ?? "", "").trim();
      return getComputedStyle(element).display === "inline" && around !== "";
    };
    const focusable = "a[href], button, summary, input, textarea, select, [tabindex='0']";
    return [...document.querySelectorAll<HTMLElement>(`:is(${part}) :is(${focusable})`)]
      .filter((element) => element.checkVisibility() && element.closest("[aria-hidden=true]") === null)
      .filter((element) => !isInSentence(element))
      .flatMap((element) => {
        const hit = hitBeside(element);
        if (hit === undefined) return [];
        const { width, height } = element.getBoundingClientRect();
        const size = `${Math.round(width)} by ${Math.round(height)}`;
        return [`${element.outerHTML.slice(0, 120)} is ${size}, beside it ${hit.outerHTML.slice(0, 80)}`];
      });
  }, within);
}
