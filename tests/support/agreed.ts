import type { Locator, Page } from "playwright-core";

/** Returns the fields of a form for a photo with consent. @param prefix of the field names, like `photo-12-consent` */
export const agreed = (prefix: string) => ({
  [prefix]: "guardian",
  [`${prefix}-by`]: "Her mother",
  [`${prefix}-assent`]: "on",
});

/** The same, as pairs. */
export const agreedPairs = (prefix: string): [string, string][] => Object.entries(agreed(prefix));

/** Answers "Who said yes?" beside a photo of an open form: her mother did, and the child was asked. @param place of the photo */
export async function sayYes(form: Page | Locator, place = 0): Promise<void> {
  const answer = form.getByRole("group", { name: "Who said yes?" }).nth(place);
  await answer.getByLabel(/^A parent or guardian/).check();
  await answer.getByLabel("Their name, or who they are").fill("Her mother");
  await answer.getByLabel(/^The child was asked too/).check();
}
