/** Where the compiler takes the functions of elements from; tsconfig.json says the same. */
export const jsxSource = "~/ui/text-direction";
