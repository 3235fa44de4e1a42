/** A gift without an e-mail address. */
interface Unaddressed {
  id: number;
  promise_id: number | null;
  name: string | null;
  name_folded: string | null;
}

/** Gifts under one name. */
export interface NamedGifts {
  /** Id of the first gift: names them in a form. */
  id: number;
  /** As the last gift has it. */
  name: string;
  /** Ids of gifts that are one person's for sure: of one promise each, or a single one. */
  origins: number[][];
}

/**
 * Groups gifts by what is known of their donor: a promise has one donor; a name may be that of two people.
 * @param gifts oldest first @returns the names, and how many gifts have none
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
      origins: [...origins.values()].map((some) => some.map(({ id }) => id)),
    };
  });
  return { names, nameless: gifts.length - named.length };
}

/** The gifts of each sheet. @param together ids of names whose gifts are one person's: see `NamedGifts` */
export const sheetsOf = (
  names: readonly NamedGifts[],
  together: ReadonlySet<number>,
): { name: string; gifts: number[] }[] =>
  names.flatMap(({ id, name, origins }) =>
    (together.has(id) ? [origins.flat()] : origins).map((gifts) => ({ name, gifts })),
  );
