/** How much of everything: the whole of it, or the shorter run of `npm test`. */
export interface Scale {
  isShort: boolean;
}

/** What became of one fault. */
export interface Outcome {
  /** What was tried, with its numbers. */
  tried: string;
  /** How many things were answered with success. */
  accepted: number;
  /** How many of those are not there. */
  lost: number;
  /** How many are there more than once. */
  duplicates: number;
  /** What else is wrong, in sentences; nothing when all is well. */
  faults: string[];
  /** What is worth knowing. */
  note?: string;
}

/** Something that goes wrong, and a look at what is left afterwards. */
export interface Fault {
  name: string;
  run(scale: Scale): Promise<Outcome | { notTried: string }>;
}
