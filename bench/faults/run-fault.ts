/** The full run, or the short one. */
export interface Scale {
  isShort: boolean;
}

export interface Outcome {
  /** The case, with its figures. */
  tried: string;
  accepted: number;
  /** Number of records missing afterwards. */
  lost: number;
  /** Number of records stored more than once. */
  duplicates: number;
  /** Other errors; empty if none. */
  faults: string[];
  note?: string;
}

/** A fault to inject, and a check of the state after it. */
export interface Fault {
  name: string;
  run(scale: Scale): Promise<Outcome | { notTried: string }>;
}
