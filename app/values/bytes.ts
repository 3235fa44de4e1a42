import { formatSize, type SizeUnit } from "../../content/intl.ts";

const units: SizeUnit[] = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/**
 * Formats a size, such as `48 MB` or `1.2 GB`, in French `48 Mo` or `1,2 Go`.
 * @param bytes an integer
 */
export function writeBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  for (; Math.round(size) >= 1000 && unit < units.length - 1; unit++) size /= 1000;
  const digits = unit > 1 && size < 9.95 ? 1 : 0;
  return formatSize(size, units[unit] ?? "byte", digits);
}
