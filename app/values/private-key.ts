/** Returns the key of a promise's private link: `7k4qxm-h29w-ftr6`, with six more groups since links have 128 bits. */
export const keyOf = ({ code, link }: { code: string; link: string }): string =>
  [code, ...(link.match(/.{1,4}/g) ?? [])].join("-").toLowerCase();

/**
 * Returns the page for stopping a monthly gift; undefined for a single or stopped one.
 * @param link address of the gift's page
 */
export const stopLinkOf = (
  link: string | undefined,
  { frequency, stopped_at }: { frequency: string; stopped_at: string | null },
): string | undefined =>
  link !== undefined && frequency === "monthly" && stopped_at === null ? `${link}/stop` : undefined;
