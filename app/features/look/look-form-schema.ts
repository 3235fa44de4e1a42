import { staffLook as words } from "content/staff-look.ts";
import * as v from "valibot";
import { failingPairs, inkOn, writeRatio } from "../../ui/look/check-palette.ts";
import { cloths } from "../../ui/look/cloths.ts";
import { type Palette, type Role, roles } from "../../ui/look/palette.ts";
import type { Hex } from "../../values/colour.ts";
import { logoParts, logoSchema } from "../settings/look-schema.ts";

const hex = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^#[0-9a-f]{6}$/, words.notAColour),
  v.transform((text) => text as Hex),
);

const colours = { ink: hex, sun: hex, sky: hex, hill: hex, page: hex };

/** Six paths with spaces between; empty for the drawn mark. */
const logo = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) =>
    text === "" ? null : Object.fromEntries(text.split(" ").map((path, place) => [logoParts[place] ?? "", path])),
  ),
  v.nullable(logoSchema, null),
);

const required = v.pipe(
  v.optional(v.string(), ""),
  v.normalize("NFC"),
  v.trim(),
  v.nonEmpty("This cannot be empty"),
  v.maxLength(300, "Must be 300 characters or less"),
);
const free = v.pipe(v.optional(v.string(), ""), v.trim(), v.maxLength(300, "Must be 300 characters or less"));

/** The look's form. Rejects colours that cannot be read, with a sentence per role. */
export const lookFormSchema = v.pipe(
  v.object({
    name: required,
    kind: free,
    ...colours,
    cloth: v.picklist(cloths),
    displayFace: v.pipe(
      v.optional(v.string(), ""),
      v.transform((value) => value === "on"),
    ),
    logo,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [role, message] of Object.entries(problemsOf(input)))
      addIssue({ message, path: [{ type: "object", origin: "value", input, key: role, value: input[role as Role] }] });
  }),
  v.transform(({ ink, sun, sky, hill, page, name, kind, ...look }) => ({
    name,
    kind,
    look: { ...look, palette: { ink, sun, sky, hill, page } },
  })),
);

/** Why a palette cannot be read, by role. */
export function problemsOf(palette: Palette): Partial<Record<Role, string>> {
  const failing = failingPairs(palette);
  const faults = failing.flatMap(({ lighter, darker }) => {
    const role = roles.find((one) => one === lighter);
    if (role === undefined || darker !== "ink") return [];
    return [[role, words.fails(words.roles[role].name, writeRatio(inkOn(palette, role)))] as const];
  });
  return faults.length === 0 && failing.length > 0 ? { ink: words.failsElsewhere } : Object.fromEntries(faults);
}
