/** What the person writes on, for sentences. */
export const deviceOf = () => (matchMedia("(pointer: coarse)").matches ? "phone" : "computer");
