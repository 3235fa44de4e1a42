/**
 * Returns numbers from 0 up to a bound, the same in each run.
 * https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
export function numbersFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
