import type { Page } from "playwright-core";

/** The rich text field of the open form, once its part has loaded. */
export async function textField(page: Page, name = "Text") {
  const field = page.getByRole("textbox", { name, exact: true }).and(page.locator("[contenteditable=true]"));
  await field.waitFor();
  return field;
}

/**
 * Pastes into the focused field, as another program would have copied it.
 * @param files names of small pictures that lie beside the words
 */
export async function pasteInto(
  page: Page,
  data: Record<string, string>,
  files: readonly string[] = [],
): Promise<void> {
  await page.evaluate(
    async ({ types, names }) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(types)) clipboardData.setData(type, value);
      for (const name of names) {
        const canvas = new OffscreenCanvas(64, 48);
        canvas.getContext("2d")?.fillRect(0, 0, 40, 48);
        const bytes = await canvas.convertToBlob({ type: "image/png" });
        clipboardData.items.add(new File([bytes], name, { type: "image/png" }));
      }
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    { types: data, names: files },
  );
}

const inEnglish = { open: "Publish", heading: "Ready to publish?", without: "without" };

/** Publishes what the open form has. */
export async function publish(page: Page, { open, heading, without } = inEnglish): Promise<void> {
  await page.getByRole("button", { name: open, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: heading });
  // Not without photos that are still being sent: it is there once they are.
  await sheet.getByRole("button", { name: new RegExp(`^${open} (?!${without})`) }).click();
}
