interface Unaddressed {
  id: number;
  promise_id: number | null;
  name: string | null;
  name_folded: string | null;
}

export interface NamedGifts {
  /** Id of the first gift, which stands for the name in a form. */
  id: number;
  /** As in the last gift. */
  name: string;
  /** Ids of gifts that certainly have one donor: of one promise, or single. */
  origins: number[][];
}

/**
 * Groups gifts by donor: a promise has one donor, a name may have two.
 * @param gifts oldest first
 * @returns the names, and the count of gifts without name
 */
export function groupByName(gifts: readonly Unaddressed[]): { names: NamedGifts[]; nameless: number } {
  const named = gifts.flatMap((gift) => (gift.name === null ? [] : [{ ...gift, name: gift.name }]));
  const byName = Map.groupBy(named, ({ name, name_folded }) => name_folded || name);
  const names = [...byName.values()].map((group): NamedGifts => {
    const origins = Map.groupBy(group, ({ id, promise_id }) =>
      promise_id === null ? `gift ${id}` : `promise ${promise_id}`,
    );
    return {
      id: group[0]?.id ?? 0,
      name: group.at(-1)?.name ?? "",
      origins: [...origins.values()].map((origin) => origin.map(({ id }) => id)),
    };
  });
  return { names, nameless: gifts.length - named.length };
}

/** Splits gifts into sheets. @param together ids of names with one donor: see `NamedGifts` */
export const sheetsOf = (
  names: readonly NamedGifts[],
  together: ReadonlySet<number>,
): { name: string; gifts: number[] }[] =>
  names.flatMap(({ id, name, origins }) =>
    (together.has(id) ? [origins.flat()] : origins).map((gifts) => ({ name, gifts })),
  );
