import empower from "./glyph-empower.svg";
import girl from "./glyph-girl.svg";
import health from "./glyph-health.svg";
import needs from "./glyph-needs.svg";
import scholar from "./glyph-scholar.svg";
import therapy from "./glyph-therapy.svg";

/** Drawings for cards, by the names from which staff choose. */
export const glyphs: Record<string, string> = { therapy, scholar, health, empower, needs, girl };
