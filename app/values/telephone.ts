/** The address that dials a number, however it is written. */
export function telephoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}
