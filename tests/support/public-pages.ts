import type { Page } from "playwright-core";
import { signOutcome } from "../../app/server/http/signed-outcome.server.ts";
import { builtSecret } from "./built-settings.ts";
import { featureSamples } from "./feature-samples.ts";

export interface PublicPage {
  name: string;
  path: string;
  status: number;
  /** The page answers this form, sent without script; undefined for a plain visit. */
  sent?: Record<string, string>;
}

const opened = (path: string, status = 200): PublicPage => ({ name: path, path, status });

/** After a form was taken. */
const thanked = (path: string): PublicPage => ({
  name: `${path} after its form was taken`,
  path: `${path}?thanks=${signOutcome({ config: { secret: builtSecret }, clock: { now: () => new Date() } }, path, "sent")}`,
  status: 200,
});

/** Every address with a page, a missing one of each kind, and the answers of forms. */
export const publicPages: PublicPage[] = [
  opened("/"),
  opened("/about"),
  opened("/what-we-do"),
  opened("/media"),
  opened("/contact"),
  opened("/documents"),
  opened("/documents/none", 404),
  opened("/donate"),
  opened("/donate/promise"),
  opened("/donate/promise?dollars"),
  opened("/donate/check"),
  thanked("/donate/check"),
  opened("/receipt"),
  opened("/receipt/2026-0412-K7Q"),
  opened("/blog"),
  opened("/blog/quiet-corners"),
  opened("/events"),
  ...[1, 2, 3, 4].map((id) => opened(`/event/readmore/${id}`)),
  ...[1, 2, 3].map((id) => opened(`/project/readmore/${id}`)),
  opened("/privacy"),
  opened("/search"),
  opened("/search?q=school"),
  opened("/search?q=schoool"),
  opened("/search?q=%25"),
  opened("/withdraw"),
  opened("/photo"),
  opened("/impact"),
  opened("/transparency", 404),
  opened("/project/readmore/1/account", 404),
  opened("/safeguarding"),
  opened("/offline"),
  opened("/newsletter"),
  thanked("/contact"),
  thanked("/newsletter"),
  opened("/newsletter/confirm?token=none", 404),
  opened("/newsletter/unsubscribe?token=none"),
  opened("/nope", 404),
  opened("/event/readmore/999", 404),
  opened("/project/readmore/zzz", 404),
  opened("/e/none", 404),
  { name: "/donate/check after another number", path: "/donate/check", status: 200, sent: { number: "12" } },
  { name: "/withdraw after another code", path: "/withdraw", status: 422, sent: { code: "7K4Q-XMH2-9WFT" } },
  { name: "/donate/promise after no amount", path: "/donate/promise", status: 422, sent: { own: "" } },
  { name: "/contact after an empty message", path: "/contact", status: 422, sent: { firstName: "" } },
  { name: "/newsletter after an empty address", path: "/newsletter", status: 422, sent: { email: "" } },
  ...featureSamples
    .flatMap(({ forms = [] }) => forms)
    .flatMap(({ path, refused }) => [
      opened(path),
      thanked(path),
      { name: `${path} after an incomplete form`, path, status: 422, sent: refused },
    ]),
];

/** Pages of a template of which another page is looked at: other words, the same elements. */
const alike = /^\/(?:event\/readmore\/(?:2|3|999)|project\/readmore\/(?:2|3|zzz))$/;

/** One page of each kind. */
export const everyKindOfPage = publicPages.filter(({ path }) => !alike.test(path));

/** Expected console messages: browsers log every status from 400. */
export function noiseOf({ status }: PublicPage): RegExp[] {
  return status < 400 ? [] : [new RegExp(`^(?:answered|console error: .* status of) ${status}\\b`)];
}

/**
 * Opens a page, or submits the form that it answers.
 * @param until `commit` returns when the document begins to arrive
 */
export async function openPage(
  page: Page,
  { path, sent }: PublicPage,
  until: "commit" | "load" = "load",
): Promise<void> {
  await page.goto(path, { waitUntil: sent === undefined ? until : "commit" });
  if (sent === undefined) return;
  await page.locator("main form button").first().waitFor();
  // `submit()` bypasses scripts, so the server answers as to a browser without them.
  const answer = page.waitForNavigation({ waitUntil: until });
  await page.evaluate((fields) => {
    const form = document.querySelector<HTMLFormElement>("main form");
    for (const [name, value] of Object.entries(fields)) {
      const field = form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    form?.submit();
  }, sent);
  await answer;
}

/** Scrolls through a page until all pictures have loaded, and back to the top. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
}
