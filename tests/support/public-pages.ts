import type { Page } from "playwright-core";

/** A page as a visitor can meet it. */
export interface PublicPage {
  /** For the test's sentence. */
  name: string;
  path: string;
  status: number;
  /** The page is the answer to this form, sent without script; nothing for a page that is just opened. */
  sent?: Record<string, string>;
}

const opened = (path: string, status = 200): PublicPage => ({ name: path, path, status });

/** Every address of the site that shows a page, one of each kind that it has not, and what the forms answer. */
export const publicPages: PublicPage[] = [
  opened("/"),
  opened("/about"),
  opened("/what-we-do"),
  opened("/media"),
  opened("/contact"),
  opened("/donate"),
  opened("/blog"),
  opened("/blog/quiet-corners"),
  opened("/events"),
  ...[1, 2, 3, 4].map((id) => opened(`/event/readmore/${id}`)),
  ...[1, 2, 3].map((id) => opened(`/project/readmore/${id}`)),
  opened("/privacy"),
  opened("/offline"),
  opened("/newsletter"),
  opened("/contact?thanks"),
  opened("/newsletter?thanks"),
  opened("/newsletter/confirm?token=none", 404),
  opened("/newsletter/unsubscribe?token=none"),
  opened("/nope", 404),
  opened("/event/readmore/999", 404),
  opened("/project/readmore/zzz", 404),
  { name: "/contact after an empty message", path: "/contact", status: 422, sent: { firstName: "" } },
  { name: "/newsletter after an empty address", path: "/newsletter", status: 422, sent: { email: "" } },
];

/** The noise of opening a page: a browser writes an answer of 400 or more to the console, whatever the page says. */
export function noiseOf({ status }: PublicPage): RegExp[] {
  return status < 400 ? [] : [new RegExp(`^(?:answered|console error: .* status of) ${status}\\b`)];
}

/**
 * Opens a page, or sends the form that it is the answer to.
 *
 * @param until `commit` comes back as soon as the document begins to arrive
 */
export async function openPage(
  page: Page,
  { path, sent }: PublicPage,
  until: "commit" | "load" = "load",
): Promise<void> {
  await page.goto(path, { waitUntil: sent === undefined ? until : "commit" });
  if (sent === undefined) return;
  await page.locator("main form button").waitFor();
  // `submit()` asks no script, so the server answers as it does to a browser without any.
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

/** Reads a page from top to bottom, until every picture on it has been asked for and is there, and goes back up. */
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
