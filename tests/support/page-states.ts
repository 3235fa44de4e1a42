import type { Page } from "playwright-core";
import { contactForm, newsletterForm } from "./visitor.ts";

interface State {
  name: string;
  path: string;
  /** Does what leads there. */
  reach(page: Page): Promise<void>;
  /** The part of the page that can be tapped then. */
  within?: string;
  widths?: number[];
  expects?: RegExp[];
}

/** Pages after an act on them. */
export const pageStates: State[] = [
  {
    name: "with its menu open",
    path: "/",
    within: "header details",
    widths: [320, 390, 768],
    async reach(page) {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator("summary").click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().waitFor();
    },
  },
  {
    name: "with the bank details open and one row copied",
    path: "/donate",
    within: "dialog",
    async reach(page) {
      await page.getByRole("button", { name: "Donate now" }).click();
      await page.getByRole("button", { name: "Copy naira account" }).click();
      await page.getByRole("status").getByText("Naira account copied.").waitFor();
    },
  },
  {
    name: "with the last of its tabs open",
    path: "/donate",
    async reach(page) {
      await page.getByRole("tab", { name: "What You Get" }).click();
      await page.getByRole("tabpanel", { name: "What You Get" }).waitFor();
    },
  },
  {
    name: "with both forms full of errors",
    path: "/contact",
    async reach(page) {
      for (const form of [newsletterForm(page), contactForm(page)]) {
        await form.getByRole("button").click();
        await form.getByRole("alert").waitFor();
      }
    },
  },
  {
    name: "with a film that did not load",
    path: "/about",
    expects: [/^asked another site/, /^request failed/, /^console error: Failed to load/],
    async reach(page) {
      await page.getByRole("link", { name: "Play our film" }).click();
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    name: "with a picture that did not load",
    path: "/event/readmore/4",
    expects: [/^request failed/, /^console error: Failed to load/],
    async reach(page) {
      await page.route(/\/files\/events\//, (route) => route.abort());
      await page.reload();
      await page.getByText("Failed to load images").waitFor();
    },
  },
];
