import { useEffect, useState } from "react";
import { isTemporary } from "./temporary-ids.ts";

/** The address of a photo; for one on the device, of its copy there. */
export function usePictureSource(id: number, src: string): string | undefined {
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    if (!isTemporary(id)) return;
    let address: string | undefined;
    let isGone = false;
    void (async () => {
      const { readOne } = await import("./device-store.ts");
      const photo = await readOne("photos", id);
      if (photo === undefined || isGone) return;
      address = URL.createObjectURL(photo.blob);
      setKept(address);
    })().catch(() => {});
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [id]);
  return isTemporary(id) ? kept : src;
}
