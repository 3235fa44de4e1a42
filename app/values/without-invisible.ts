/** Removes invisible characters from text for machines, such as an address or a number. */
export const withoutInvisible = (typed: string): string =>
  typed.replace(/[\p{Format}\p{Default_Ignorable_Code_Point}]+/gu, "");
