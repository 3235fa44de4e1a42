export function telephoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}
