/** Reads the number of a row from an address; undefined for whatever is not a plain positive whole number. */
export function asRowId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
