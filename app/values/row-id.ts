/** Undefined for anything but a positive integer. */
export function asRowId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
