import type * as en from "../en/labelled.ts";

export const withColon: typeof en.withColon = (label) => `${label}\u202f:`;

export const afterLabel: typeof en.afterLabel = (text) => `\u202f: ${text}`;

export const labelled: typeof en.labelled = (label, text) =>
  label && text ? `${label}${afterLabel(text)}` : label || text;

export const joinFacts: typeof en.joinFacts = (facts) => facts.join("\u202f; ");

export const quoted: typeof en.quoted = (text) => `«\u00a0${text}\u00a0»`;
