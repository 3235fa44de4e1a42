/** Where the time comes from. Tests hold it still. */
export interface Clock {
  now(): Date;
}

/** The clock of the machine. */
export const machineClock: Clock = { now: () => new Date() };
