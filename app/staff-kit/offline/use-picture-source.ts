import { useEffect, useState } from "react";
import { isTemporary } from "./temporary-ids.ts";

/** Returns the address of a photo; for a photo on the device, that of its local copy. */
export function usePictureSource(id: number, src: string): string | undefined {
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    if (!isTemporary(id)) return;
    let address: string | undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    void (async () => {
      const { onChange, readOne } = await import("./device-store.ts");
      const look = async () => {
        const photo = await readOne("photos", id);
        if (photo === undefined || photo.blob.size === 0 || isGone || address !== undefined) return;
        address = URL.createObjectURL(photo.blob);
        setKept(address);
      };
      // The device may be about to store the photo.
      stop = onChange(() => void look().catch(() => {}));
      if (isGone) stop();
      await look();
    })().catch(() => {});
    return () => {
      isGone = true;
      stop?.();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [id]);
  return isTemporary(id) ? kept : src;
}
