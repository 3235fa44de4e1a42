/** Key of a promise's private link, as it is typed: `7k4qxm-h29w-ftr6`. */
export const keyOf = ({ code, link }: { code: string; link: string }): string =>
  `${code}-${link.slice(0, 4)}-${link.slice(4)}`.toLowerCase();

/** Page on which a monthly gift is stopped; undefined for a single one, and for one that is stopped. @param link of its page */
export const stopLinkOf = (
  link: string | undefined,
  { frequency, stopped_at }: { frequency: string; stopped_at: string | null },
): string | undefined =>
  link !== undefined && frequency === "monthly" && stopped_at === null ? `${link}/stop` : undefined;
