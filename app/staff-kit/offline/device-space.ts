/** Part of the site's storage quota beyond which the device counts as nearly full. */
const maxShare = 0.9;

/** Returns true if a file of this size would fill the device. */
export async function isNearlyFull(bytes: number): Promise<boolean> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {};
  return usage + bytes > quota * maxShare;
}
