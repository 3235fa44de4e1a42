/** Port for the current time. Tests freeze it. */
export interface Clock {
  now(): Date;
}

export const machineClock: Clock = { now: () => new Date() };
