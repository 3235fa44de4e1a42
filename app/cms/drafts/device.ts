export const deviceOf = () => (matchMedia("(pointer: coarse)").matches ? "phone" : "computer");
