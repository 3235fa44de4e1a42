const units = ["bytes", "kB", "MB", "GB", "TB"];

/**
 * Formats a size, such as `48 MB` or `1.2 GB`.
 * @param bytes an integer
 */
export function writeBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  for (; Math.round(size) >= 1000 && unit < units.length - 1; unit++) size /= 1000;
  const digits = unit > 1 && size < 9.95 ? 1 : 0;
  return `${size.toFixed(digits)} ${units[unit]}`;
}
