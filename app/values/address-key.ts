/** Keys in addresses of items: slugs and ids. */
const keyShape = /^[\p{Letter}\p{Number}_-]{1,100}$/u;

export const isAddressKey = (text: string): boolean => keyShape.test(text);
