/** Photos that forms of this page have chosen, by temporary id; resolves to true if the device has stored the photo. */
const chosen = new Map<number, Promise<boolean>>();

/**
 * Stores a chosen photo on the device, if possible; otherwise only the page has it.
 * @param id temporary id
 * @param folder in the file storage
 */
export async function storePhoto(id: number, file: File, folder: string): Promise<void> {
  const kept = import("./taken-photos.ts").then(({ keepTaken }) => keepTaken(id, file, folder)).catch(() => false);
  chosen.set(id, kept);
  await kept;
}

/**
 * Waits until these photos are stored.
 * @returns true if all are; photos that this page did not choose are ignored
 */
export async function areStored(ids: readonly number[]): Promise<boolean> {
  const kept = await Promise.all(ids.map((id) => chosen.get(id) ?? true));
  return kept.every(Boolean);
}
