/** Module with the element functions for the compiler; tsconfig.json has the same value. */
export const jsxSource = "~/ui/text-direction";
