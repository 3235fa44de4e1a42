/** Returns a label before its text, which follows after a blank or in the next line. */
export const withColon = (label: string): string => `${label}:`;

/** Returns a text that follows an element, for example a link: `: Ada`. */
export const afterLabel = (text: string): string => `: ${text}`;

/** Joins a label and its text: `Name: Ada`. An empty part leaves no colon. */
export const labelled = (label: string, text: string): string =>
  label && text ? `${label}${afterLabel(text)}` : label || text;

/** Joins facts that have commas. */
export const joinFacts = (facts: readonly string[]): string => facts.join("; ");

/** Quotes words of a person. */
export const quoted = (text: string): string => `“${text}”`;
