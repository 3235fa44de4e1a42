const units = "zero un deux trois quatre cinq six sept huit neuf".split(" ");
const teens = "dix onze douze treize quatorze quinze seize".split(" ");
const tens: Readonly<Record<string, number>> = {
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};

const values: ReadonlyMap<string, number> = new Map([
  ...units.map((word, index) => [word, index] as const),
  ...teens.map((word, index) => [word, 10 + index] as const),
  ["une", 1],
]);

/** A number and the index behind its last word. */
interface Spoken {
  value: number;
  end: number;
}

/** Reads a number below 20, such as "dix sept". */
function readSmall(words: readonly string[], at: number): Spoken | undefined {
  const value = values.get(words[at] ?? "");
  if (value === undefined) return undefined;
  const unit = value === 10 ? values.get(words[at + 1] ?? "") : undefined;
  return unit !== undefined && unit >= 7 && unit <= 9 ? { value: 10 + unit, end: at + 2 } : { value, end: at + 1 };
}

/** Reads a number below 100, such as "soixante dix sept" and "quatre vingt deux". */
function readTens(words: readonly string[], at: number): Spoken | undefined {
  const isEighty = words[at] === "quatre" && /^vingts?$/.test(words[at + 1] ?? "");
  const base = isEighty ? 80 : tens[words[at] ?? ""];
  if (base === undefined) return readSmall(words, at);
  const start = at + (isEighty ? 2 : 1);
  const isJoined = words[start] === "et" && /^(?:une?|onze)$/.test(words[start + 1] ?? "");
  const rest = readSmall(words, isJoined ? start + 1 : start);
  const most = base === 60 || base === 80 ? 19 : 9;
  if (rest === undefined || rest.value === 0 || rest.value > most) return { value: base, end: start };
  return { value: base + rest.value, end: rest.end };
}

/** Reads a number below 1,000, such as "cent vingt trois". */
export function readFrenchNumber(words: readonly string[], at: number): Spoken | undefined {
  const isHundred = (index: number) => /^cents?$/.test(words[index] ?? "");
  const count = values.get(words[at] ?? "") ?? 0;
  const start = isHundred(at) ? at + 1 : count > 1 && count < 10 && isHundred(at + 1) ? at + 2 : undefined;
  if (start === undefined) return readTens(words, at);
  const hundreds = (isHundred(at) ? 1 : count) * 100;
  const rest = readTens(words, start);
  return rest === undefined || rest.value === 0
    ? { value: hundreds, end: start }
    : { value: hundreds + rest.value, end: rest.end };
}
