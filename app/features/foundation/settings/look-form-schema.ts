import { formErrors } from "content/form-errors.ts";
import * as v from "valibot";
import type { Hex } from "../../../values/colour.ts";
import { failingPairs, inkOn, writeRatio } from "../../../values/look/check-palette.ts";
import { cloths } from "../../../values/look/cloths.ts";
import { type Palette, type Role, roles } from "../../../values/look/palette.ts";
import { type Logo, logoParts } from "./look-schema.ts";
import { free, required } from "./settings-form-schema.ts";

const words = formErrors.look;

const hex = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^#[0-9a-f]{6}$/, () => words.colour),
  v.transform((text) => text as Hex),
);

const colours = { ink: hex, sun: hex, sky: hex, hill: hex, page: hex };

/** Six paths separated by spaces; empty for the sample's logo. */
const logo = v.pipe(
  v.optional(v.string(), ""),
  v.regex(/^(?:look\/[a-f0-9]{32}\.(?:webp|png)(?: |$)){6}$|^$/, () => words.logo),
  v.transform((text): Logo | null => {
    const paths = text.split(" ");
    return text === "" ? null : (Object.fromEntries(logoParts.map((part, index) => [part, paths[index]])) as Logo);
  }),
);

export const isLogoValue = (text: string): boolean => v.is(logo, text);

/** Schema of the look form. Rejects unreadable colours, with an error for each colour. */
export const lookFormSchema = v.pipe(
  v.object({
    name: required,
    kind: free,
    ...colours,
    cloth: v.picklist(cloths, () => words.cloth),
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

/** Returns why a palette is unreadable, by colour role. */
export function problemsOf(palette: Palette): Partial<Record<Role, string>> {
  const failing = failingPairs(palette);
  const faults = failing.flatMap(({ lighter, darker }) => {
    if (lighter === "page" && (darker === "error" || darker === "danger")) return [["page", words.danger] as const];
    const role = roles.find((role) => role === lighter);
    if (role === undefined || darker !== "ink") return [];
    return [[role, words.inkOn[role](writeRatio(inkOn(palette, role)))] as const];
  });
  return faults.length === 0 && failing.length > 0 ? { ink: words.everywhere } : Object.fromEntries(faults);
}
