/**
 * A colour in OKLCH (Björn Ottosson): lightness from 0 to 1, chroma, and hue in radians. Equal differences look equal.
 */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** `#rrggbb` in lower case. */
export type Hex = `#${string}`;

export const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/.test(text);

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const linearOf = (hex: Hex): [number, number, number] => {
  const part = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [part(1), part(3), part(5)];
};

/** Returns the [relative luminance](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance), from 0 to 1. */
function luminance(hex: Hex): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast of two colours; below 1 if the first one is darker. */
export const contrast = (lighter: Hex, darker: Hex): number => (luminance(lighter) + 0.05) / (luminance(darker) + 0.05);

export function oklchOf(hex: Hex): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

function linearOfOklch({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Returns the nearest colour in sRGB: chroma is reduced to the maximum for this lightness and hue. */
export function hexOf(colour: Oklch): Hex {
  const at = (c: number) => linearOfOklch({ ...colour, c });
  const isShown = (linear: number[]) => linear.every((value) => value > -0.0005 && value < 1.0005);
  let low = 0;
  let high = colour.c;
  if (isShown(at(high))) low = high;
  for (let halving = 0; low < high && halving < 10; halving++) {
    const middle = (low + high) / 2;
    if (isShown(at(middle))) low = middle;
    else high = middle;
  }
  const linear = at(low);
  const bytes = linear.map((value) => Math.round(fromLinear(Math.min(Math.max(value, 0), 1)) * 255));
  return `#${bytes.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the visible difference of two colours. */
export function distance(one: Hex, other: Hex): number {
  const first = oklchOf(one);
  const second = oklchOf(other);
  const across = first.c * Math.cos(first.h) - second.c * Math.cos(second.h);
  const along = first.c * Math.sin(first.h) - second.c * Math.sin(second.h);
  return Math.hypot(first.l - second.l, across, along);
}
