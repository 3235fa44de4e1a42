import type { AppContext } from "./context.server.ts";
import type { Rows } from "./db/count-rows.ts";
import type { WordsOf } from "./public-page.ts";

/** Keys of features that a foundation can switch off; each such feature adds its own. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added where they are known.
export interface Switches {}

export type SwitchKey = keyof Switches;

/** Switches a feature off or on. Switching off stops new entries, and deletes nothing. */
export interface FeatureSwitch {
  key: SwitchKey;
  /** Order on the page of switches, ascending. */
  rank: number;
  name: string;
  /** Effect of "off", shown on the page. */
  off: string;
  /** State on a new site. With a first use, the feature starts switched off, until staff create its first item. */
  begins: "on" | "off" | FirstUse;
  /** Rows that stay, and are visible again after switching on. */
  keeps?: { rows: Rows; say(count: string): string };
  /**
   * Public pages that accept new entries. Switched off, they are not found; a form that was open still shows the typed
   * text.
   */
  closes?: readonly `/${string}`[];
  /** Questions of these forms, as their pages show them; visitors type into no other fields. */
  asks?(of: WordsOf): AskedField[];
  /** Returns the reason why the feature cannot be switched off now; undefined if it can. */
  refuses?(ctx: AppContext): Promise<string | undefined>;
}

/** The page on which staff create the first item of a feature. */
export interface FirstUse {
  /** Tells staff how the feature is switched on. */
  hint: string;
  link: string;
  path: `/admin/${string}`;
}

/** A field of a public form. */
export interface AskedField {
  name: string;
  label: string;
  choices?: Record<string, string | undefined> | undefined;
}

interface Switchable {
  switch?: FeatureSwitch | SwitchKey;
}

/** Returns the switches, in the order of their page. */
export const switchesOf = (features: readonly Switchable[]): FeatureSwitch[] =>
  features
    .flatMap(({ switch: own }) => (own === undefined || typeof own === "string" ? [] : own))
    .toSorted((a, b) => a.rank - b.rank);

/** Returns the key of the switch that controls a feature; undefined for a feature without a switch. */
export const keyOfSwitch = ({ switch: own }: Switchable): SwitchKey | undefined =>
  typeof own === "string" ? own : own?.key;

/** Returns the page on which staff begin on a new site; undefined if only an admin can switch the feature on. */
export const firstUseOf = ({ begins }: FeatureSwitch): FirstUse | undefined =>
  typeof begins === "string" ? undefined : begins;

/** Returns the features that are on, including those without a switch. */
export const withoutSwitchedOff = <Declared extends Switchable>(
  features: readonly Declared[],
  off: readonly SwitchKey[],
): Declared[] =>
  features.filter((feature) => {
    const key = keyOfSwitch(feature);
    return key === undefined || !off.includes(key);
  });

/** Returns the switch that closes a public page now; undefined for an open page. */
export const closingSwitch = (
  features: readonly Switchable[],
  off: readonly SwitchKey[],
  path: string,
): FeatureSwitch | undefined =>
  switchesOf(features).find(({ key, closes = [] }) => off.includes(key) && closes.some((close) => close === path));

/** Returns the paths of public pages that are closed now. */
export const closedPaths = (features: readonly Switchable[], off: readonly SwitchKey[]): string[] =>
  switchesOf(features).flatMap(({ key, closes = [] }) => (off.includes(key) ? closes : []));
