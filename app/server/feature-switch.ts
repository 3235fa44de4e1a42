import type { AppContext } from "./context.server.ts";
import type { Rows } from "./db/count-rows.ts";
import type { WordsOf } from "./public-page.ts";

/** Keys of features that a foundation can switch off; each such feature adds its own. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added where they are known.
export interface Switches {}

export type SwitchKey = keyof Switches;

/** Switches a feature off or on. Off accepts nothing new, and deletes nothing. */
export interface FeatureSwitch {
  key: SwitchKey;
  /** Order on the page of switches, ascending. */
  rank: number;
  name: string;
  /** Effect of "off", for the page. */
  off: string;
  /** State on a new site. Off with a first use, the first thing that staff make switches it on. */
  begins: "on" | "off" | FirstUse;
  /** Rows that stay and come back with the switch. */
  keeps?: { rows: Rows; say(count: string): string };
  /** Public pages that take something new. Off, nothing is there; a form that was open shows what was typed. */
  closes?: readonly `/${string}`[];
  /** Questions of these forms, in the words of their pages; visitors type nothing into other fields. */
  asks?(of: WordsOf): AskedField[];
  /** Why it cannot be off now; undefined where it can. */
  refuses?(ctx: AppContext): Promise<string | undefined>;
}

/** The page on which staff make the first thing of a feature. */
export interface FirstUse {
  /** Says what switches it on. */
  hint: string;
  link: string;
  path: `/admin/${string}`;
}

/** A field of a public form. */
export interface AskedField {
  name: string;
  label: string;
  /** Labels of its choices, by value. */
  choices?: Record<string, string | undefined> | undefined;
}

interface Switchable {
  switch?: FeatureSwitch | SwitchKey;
}

/** The switches, in the order of their page. */
export const switchesOf = (features: readonly Switchable[]): FeatureSwitch[] =>
  features
    .flatMap(({ switch: own }) => (own === undefined || typeof own === "string" ? [] : own))
    .toSorted((a, b) => a.rank - b.rank);

/** The key of the switch by which a feature goes; undefined for one that stays. */
export const keyOfSwitch = ({ switch: own }: Switchable): SwitchKey | undefined =>
  typeof own === "string" ? own : own?.key;

/** The page on which staff begin on a new site; undefined if only an admin switches it on. */
export const firstUseOf = ({ begins }: FeatureSwitch): FirstUse | undefined =>
  typeof begins === "string" ? undefined : begins;

/** The features that are on: those with a switch of their own or of another that is not off, and those without one. */
export const withoutSwitchedOff = <Declared extends Switchable>(
  features: readonly Declared[],
  off: readonly SwitchKey[],
): Declared[] =>
  features.filter((feature) => {
    const key = keyOfSwitch(feature);
    return key === undefined || !off.includes(key);
  });

/** The switch that closes a public page now; undefined for one that is open. */
export const closingSwitch = (
  features: readonly Switchable[],
  off: readonly SwitchKey[],
  path: string,
): FeatureSwitch | undefined =>
  switchesOf(features).find(({ key, closes = [] }) => off.includes(key) && closes.some((close) => close === path));

/** Paths of public pages that are closed now. */
export const closedPaths = (features: readonly Switchable[], off: readonly SwitchKey[]): string[] =>
  switchesOf(features).flatMap(({ key, closes = [] }) => (off.includes(key) ? closes : []));
