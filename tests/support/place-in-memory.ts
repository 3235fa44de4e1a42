import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** A folder where files wait for no disk; the usual temporary one on machines without so many bytes to spare. */
export function placeInMemory(bytes: number): string {
  const place = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize < bytes ? tmpdir() : place;
  } catch {
    return tmpdir();
  }
}
