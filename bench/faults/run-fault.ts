/** The full run, or the short one. */
export interface Scale {
  isShort: boolean;
}

export interface Outcome {
  tried: string;
  accepted: number;
  /** Number of records missing after the test. */
  lost: number;
  /** Number of records stored more than once. */
  duplicates: number;
  faults: string[];
  note?: string;
}

/** A fault to inject, and the check after it. */
export interface Fault {
  name: string;
  run(scale: Scale): Promise<Outcome | { notTried: string }>;
}
