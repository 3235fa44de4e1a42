import { spawnSync } from "node:child_process";

/** One figure of the table. */
export interface Row {
  figure: string;
  bound: string;
  measured: string;
  holds: boolean;
}

/** A part of the benchmark: several figures that are measured together. */
export interface Part {
  name: string;
  /** @throws Missing when a program is not there */
  measure(): Promise<Row[]>;
}

/** A program that a part needs and that is not on this machine. */
export class Missing extends Error {}

/** @param install what installs it @throws Missing when there is no such program */
export function requireProgram(name: string, install: string): void {
  const { error } = spawnSync(name, ["--version"], { stdio: "ignore" });
  if (error) throw new Missing(`${name} is missing. Install it: ${install}`);
}

/** The middle one; of an even number, the lower of the two. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** A row whose figure must not be more than its bound. */
export function atMost(figure: string, bound: number, value: number, unit: string): Row {
  return { figure, bound: `≤ ${write(bound)} ${unit}`, measured: `${write(value)} ${unit}`, holds: value <= bound };
}

/** A row whose figure must not be less than its bound. */
export function atLeast(figure: string, bound: number, value: number, unit = "", note = ""): Row {
  return {
    figure,
    bound: `≥ ${write(bound)} ${unit}`.trim(),
    measured: `${write(value)} ${unit} ${note}`.replace(/ +/g, " ").trim(),
    holds: value >= bound,
  };
}

/** The table of these figures. */
export function tableOf(rows: Row[]): string {
  const line = ({ figure, bound, measured, holds }: Row) =>
    `| ${figure} | ${bound} | ${measured} | ${holds ? "yes" : "**no**"} |`;
  return ["| figure | bound | measured | holds |", "|---|---|---|---|", ...rows.map(line)].join("\n");
}

/** A number as people read it: no more digits than it means anything with. */
export function write(value: number): string {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return Number(value.toFixed(digits)).toLocaleString("en");
}
