/** For what a machine reads, like an address or a number: signs that nobody sees are never a part of it. */
export const withoutInvisible = (typed: string): string =>
  typed.replace(/[\p{Format}\p{Default_Ignorable_Code_Point}]+/gu, "");
