export const nameDevice = () => (matchMedia("(pointer: coarse)").matches ? "phone" : "computer");
