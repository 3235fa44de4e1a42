/** Words that several people share, alone: they name nobody who could be asked again. */
const ofMany = new Set(
  `mothers fathers parents guardians carers mums moms dads families family children kids pupils students girls boys people
  persons everyone everybody all them they us we staff teachers volunteers women men adults grown-ups grownups others both
  yes ok okay done none nobody unknown test name someone somebody signed paper form consent`.split(/\s+/),
);

/**
 * Whether the answer to "who said yes?" says nobody's name and nobody's description: a single letter, signs alone, or a word
 * for many people. "Her mother" and "Ada" say who it was.
 */
export function saysNobody(text: string): boolean {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\d][\p{L}\p{M}\d'’-]*/gu) ?? [];
  const letters = words.join("").match(/\p{L}/gu) ?? [];
  if (letters.length < 2) return true;
  const said = words.filter((word) => !/^(?:the|all|of|our|their|and|a|an|some)$/.test(word));
  return said.every((word) => ofMany.has(word));
}
