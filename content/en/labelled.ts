/** Returns a label before its text, which follows after a blank or in the next line. */
export const withColon = (label: string): string => `${label}:`;

export const labelled = (label: string, text: string): string => `${withColon(label)} ${text}`;

/** Joins facts that have commas. */
export const joinFacts = (facts: readonly string[]): string => facts.join("; ");

/** Quotes words of a person. */
export const quoted = (text: string): string => `“${text}”`;
