import { roles } from "../../../values/look/palette.ts";
import { logoParts } from "./look-schema.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** Returns the saved look as form values. */
export function lookValuesOf({ name, kind, look }: Pick<SiteSettings, "name" | "kind" | "look">) {
  const { palette, cloth, displayFace, logo } = look;
  return {
    name: [name],
    kind: [kind],
    ...Object.fromEntries(roles.map((role) => [role, [palette[role] as string]])),
    cloth: [cloth as string],
    displayFace: displayFace ? ["on"] : [],
    logo: [logo === null ? "" : logoParts.map((part) => logo[part]).join(" ")],
  } as Record<string, string[]>;
}
