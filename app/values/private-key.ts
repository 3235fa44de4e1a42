/** Key of a promise's private link: `7k4qxm-h29w-ftr6`, and six groups more since links have 128 bits. */
export const keyOf = ({ code, link }: { code: string; link: string }): string =>
  [code, ...(link.match(/.{1,4}/g) ?? [])].join("-").toLowerCase();

/** Page on which a monthly gift is stopped; undefined for a single one, and for one that is stopped. @param link of its page */
export const stopLinkOf = (
  link: string | undefined,
  { frequency, stopped_at }: { frequency: string; stopped_at: string | null },
): string | undefined =>
  link !== undefined && frequency === "monthly" && stopped_at === null ? `${link}/stop` : undefined;
