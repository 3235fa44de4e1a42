/** Reads an id; undefined for anything but a positive integer. */
export const asRowId = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);
