/** Photos that forms of this page have chosen, by temporary id: whether the device has them. */
const chosen = new Map<number, Promise<boolean>>();

/**
 * Keeps a photo that a form has chosen on the device, where the device can keep it; otherwise the page alone has it.
 * @param id temporary @param folder in the file storage
 */
export async function storePhoto(id: number, file: File, folder: string): Promise<void> {
  const kept = import("./taken-photos.ts").then(({ keepTaken }) => keepTaken(id, file, folder)).catch(() => false);
  chosen.set(id, kept);
  await kept;
}

/** Waits until these photos are on the device. @returns whether they all are; of photos that this page did not choose nothing is asked */
export async function areStored(ids: readonly number[]): Promise<boolean> {
  const kept = await Promise.all(ids.map((id) => chosen.get(id) ?? true));
  return kept.every(Boolean);
}
