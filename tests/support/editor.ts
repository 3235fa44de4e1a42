import type { Page } from "playwright-core";

/** The rich text field of the open form, once its part has loaded. */
export async function textField(page: Page, name = "Text") {
  const field = page.getByRole("textbox", { name, exact: true }).and(page.locator("[contenteditable=true]"));
  await field.waitFor();
  return field;
}

/** Pastes into the focused field, as another program would have copied it. */
export async function pasteInto(page: Page, data: Record<string, string>): Promise<void> {
  await page.evaluate((types) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(types)) clipboardData.setData(type, value);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}

/** Publishes what the open form has. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Ready to go out?" });
  // Not without photos that are still being sent: it is there once they are.
  await sheet.getByRole("button", { name: /^Publish (?!without)/ }).click();
}
