export const telephoneHref = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, "")}`;
