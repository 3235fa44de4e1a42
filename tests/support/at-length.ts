/**
 * Whether this is `npm run test:long`, which takes as long as it needs: whole matrices, more histories, and all that has SQL
 * on PostgreSQL too. `npm test` has a cheaper test of each promise.
 */
export const isAtLength = process.env.AT_LENGTH === "1";

/** Whether one of many alike is looked at in full: in `npm test` each third, or one of `each`. @param place in the list */
export const isInFull = (place: number, each = 3): boolean => isAtLength || place % each === 0;

/** Which forms of one promise are tried, the likeliest to break first: in `npm test` that one. */
export const oneOf = <T>(forms: readonly T[]): readonly T[] => (isAtLength ? forms : forms.slice(0, 1));

/** Forms of one promise that `npm test` leaves out, beside others that it tries. */
export const atLength = <T>(forms: readonly T[]): readonly T[] => (isAtLength ? forms : []);

/** How many of random histories, each of which tries the same rules in another order, are played: in `npm test` a third. */
export const someOf = (histories: number): number => (isAtLength ? histories : Math.ceil(histories / 3));
