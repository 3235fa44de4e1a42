/** A spoken number in digits. */
export interface Numeral {
  digits: string;
  /** "Thirty": a unit may follow it. */
  isTens: boolean;
}

const digitWords: readonly (readonly [digit: string, words: string])[] = [
  ["0", "zero oh nought nil odo sifiri efu sifuri صفر ዜሮ"],
  ["1", "one ookan okan daya otu moja un une wan um uma wahid واحد واحده አንድ"],
  ["2", "two eeji meji biyu abuo mbili deux tu dois duas ithnan اثنان اثنين اتنين ሁለት"],
  ["3", "three eeta meta uku ato tatu trois tri tres thalatha ثلاثة ثلاثه ثلاث تلاته ሶስት ሦስት"],
  ["4", "four eerin merin hudu ano nne quatre fo quatro arbaa اربعة اربعه اربع አራት"],
  ["5", "five aarun marun biyar ise tano cinq faiv cinco khamsa خمسة خمسه خمس አምስት"],
  ["6", "six eefa mefa shida isii sita seis meia sitta ستة سته ست ስድስት"],
  ["7", "seven eeje meje bakwai asaa saba sept seva sete sabaa سبعة سبعه سبع ሰባት"],
  ["8", "eight eejo mejo takwas asato nane huit et oito thamaniya ثمانية ثمانيه ثماني تمانيه ስምንት"],
  ["9", "nine eesan mesan tara itoolu iteghete tisa neuf nain nove tisaa تسعة تسعه تسع ዘጠኝ"],
];

const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const fold = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");

/** Spoken numbers in folded words. */
export const spokenNumerals: ReadonlyMap<string, Numeral> = new Map<string, Numeral>([
  ...digitWords.flatMap(([digits, words]) =>
    words.split(" ").map((word) => [fold(word), { digits, isTens: false }] as const),
  ),
  ...teens.map((word, index) => [word, { digits: String(10 + index), isTens: false }] as const),
  ...tens.map((word, index) => [word, { digits: String(20 + index * 10), isTens: true }] as const),
]);

/** Repetitions of the digit after the word. */
export const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };

/** First code points of Unicode's other signs for 1 to 9: Ethiopic, dingbats, rods, Coptic, Rumi. */
const rowsOfNine = [
  0x1369, 0x24f5, 0x2776, 0x2780, 0x278a, 0x3021, 0x1_0107, 0x1_02e1, 0x1_0e60, 0x1_1052, 0x1_d360, 0x1_d369, 0x1_e8c7,
];

/** Signs for 0 to 9 that are no decimal digits. */
export const numberSigns: ReadonlyMap<string, string> = new Map([
  ...rowsOfNine.flatMap((start) =>
    Array.from({ length: 9 }, (_, place) => [String.fromCodePoint(start + place), String(place + 1)] as const),
  ),
  ...["〇零⓿🄌", "一壹", "二贰貳", "三叁參", "四肆", "五伍", "六陆陸", "七柒", "八捌", "九玖"].flatMap((signs, digit) =>
    [...signs].map((sign) => [sign, String(digit)] as const),
  ),
]);
