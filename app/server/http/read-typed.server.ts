import { readFields } from "./read-form.server.ts";

/** Limits of a staff form. The largest is a very long post: one field per paragraph and five per picture. */
export const staffForm = {
  size: { maxBytes: 1024 * 1024, maxFields: 2_000, maxLine: 20_000 },
  texts: ["paragraphs", "description", "opening", "text"],
  secrets: ["password", "currentPassword", "newPassword"],
};

/** Fields that people do not type: keys, buttons, and state of the page. */
const untyped = /^(?:idempotencyKey|intent|act|id|ids|version|seen|sure|also|role|draft-.*)$/;

/** Reads the typed fields of a staff form, for a page that shows them again; without passwords and checkboxes. */
export async function readTyped(request: Request): Promise<string[]> {
  const fields = await readFields(request, staffForm.size, staffForm).catch(() => ({}));
  return Object.entries(fields)
    .filter(([name]) => !untyped.test(name) && !staffForm.secrets.includes(name))
    .flatMap(([, values]) => values.filter((value) => value.trim() !== "" && value !== "on" && value !== "yes"));
}
