import { readFields } from "./read-form.server.ts";

/** How a staff form is read: a very long post, with a field per paragraph and five per picture, is one. */
export const staffForm = {
  size: { maxBytes: 1024 * 1024, maxFields: 2_000, maxLine: 20_000 },
  texts: ["paragraphs", "description", "opening", "text"],
  secrets: ["password", "currentPassword", "newPassword"],
};

/** Fields that nobody types: keys, buttons and what the page has seen. */
const untyped = /^(?:idempotencyKey|intent|act|id|ids|version|seen|sure|also|role|draft-.*)$/;

/** What was typed into a staff form, for a page that gives it back; nothing of passwords and ticks. */
export async function readTyped(request: Request): Promise<string[]> {
  const fields = await readFields(request, staffForm.size, staffForm).catch(() => ({}));
  return Object.entries(fields)
    .filter(([name]) => !untyped.test(name) && !staffForm.secrets.includes(name))
    .flatMap(([, values]) => values.filter((value) => value.trim() !== "" && value !== "on" && value !== "yes"));
}
