import type * as en from "../en/labelled.ts";

export const withColon: typeof en.withColon = (label) => `${label}\u202f:`;

export const labelled: typeof en.labelled = (label, text) => [label, text].filter(Boolean).join("\u202f: ");

export const joinFacts: typeof en.joinFacts = (facts) => facts.join("\u202f; ");

export const quoted: typeof en.quoted = (text) => `«\u00a0${text}\u00a0»`;
