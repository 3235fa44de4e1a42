import * as v from "valibot";
import type { Hex } from "../../../values/colour.ts";
import { cloths } from "../../../values/look/cloths.ts";
import { samplePalette } from "../../../values/look/palette.ts";

const hex = v.custom<Hex>((value) => typeof value === "string" && /^#[0-9a-f]{6}$/.test(value));

const palette = v.object({ ink: hex, sun: hex, sky: hex, hill: hex, page: hex });

const file = v.pipe(v.string(), v.regex(/^look\/[a-f0-9]{32}\.(?:png|webp)$/));

/** Paths of stored files, made from an uploaded logo. */
const logoSchema = v.object({
  header: file,
  icon: file,
  /** Icons on phones; `touch` and `maskable` fill the whole square. */
  touch: file,
  app192: file,
  app512: file,
  maskable: file,
});

/** Keys of the logo's files, in the order of their paths in a form. */
export const logoParts = ["header", "icon", "touch", "app192", "app512", "maskable"] as const;

export type Logo = v.InferOutput<typeof logoSchema>;

const parts = {
  palette: v.fallback(palette, samplePalette),
  cloth: v.fallback(v.picklist(cloths), "adire"),
  displayFace: v.fallback(v.boolean(), true),
  logo: v.fallback(v.nullable(logoSchema), null),
};

/** Schema of colours, pattern, display font and logo. The sample's value replaces a damaged one. */
const lookSchema = v.object({ ...parts, before: v.fallback(v.nullable(v.object(parts)), null) });

/** The look that the style sheets and drawings already have. */
export const sampleLook = {
  palette: samplePalette,
  cloth: "adire",
  displayFace: true,
  logo: null,
  before: null,
} as const;

/** The setting with the current look and the previous one, which staff can restore. */
export const lookSetting = v.optional(v.fallback(lookSchema, sampleLook), sampleLook);

export type Look = Omit<v.InferOutput<typeof lookSchema>, "before">;
