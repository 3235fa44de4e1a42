import { spawnSync } from "node:child_process";

export interface Row {
  figure: string;
  bound: string;
  measured: string;
  holds: boolean;
  /** Values of a plot: the figure alone, or ours and the one compared with it. */
  numbers?: number[];
  limit?: number;
}

/** Several figures that are measured together. */
export interface Part {
  name: string;
  /** @throws Missing without a required program */
  measure(): Promise<Row[]>;
}

/** Error for a required program that is not installed. */
export class Missing extends Error {}

/**
 * @param install instruction for installing it
 * @throws Missing if the program is not installed
 */
export function requireProgram(name: string, install: string): void {
  const { error } = spawnSync(name, ["--version"], { stdio: "ignore" });
  if (error) throw new Missing(`${name} is missing. Install it: ${install}`);
}

/** Returns the median; the lower one for an even count. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

export function atMost(figure: string, bound: number, value: number, unit: string): Row {
  return {
    figure,
    bound: `≤ ${write(bound)} ${unit}`,
    measured: `${write(value)} ${unit}`,
    holds: value <= bound,
    numbers: [value],
    limit: bound,
  };
}

export function atLeast(figure: string, bound: number, value: number, unit = "", note = "", numbers = [value]): Row {
  return {
    figure,
    bound: `≥ ${write(bound)} ${unit}`.trim(),
    measured: `${write(value)} ${unit} ${note}`.replace(/ +/g, " ").trim(),
    holds: value >= bound,
    numbers,
    limit: bound,
  };
}

export function tableOf(rows: Row[]): string {
  const line = ({ figure, bound, measured, holds }: Row) =>
    `| ${figure} | ${bound} | ${measured} | ${holds ? "yes" : "**no**"} |`;
  return ["| figure | bound | measured | holds |", "|---|---|---|---|", ...rows.map(line)].join("\n");
}

/** Formats a number with its significant digits. */
export function write(value: number): string {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return Number(value.toFixed(digits)).toLocaleString("en");
}
