/** Source of the functions of elements for the compiler; tsconfig.json says the same. */
export const jsxSource = "~/ui/text-direction";
