/** Names of drawings for cards; `content/art/glyphs.ts` draws them. */
export const glyphNames = ["therapy", "scholar", "health", "empower", "needs", "girl"] as const;
