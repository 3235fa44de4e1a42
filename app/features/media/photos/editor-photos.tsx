import { staffMedia } from "content/staff-media.ts";
import { type ReactNode, useMemo } from "react";
import { type EditorPhoto, type PhotoPort, PhotoPortContext } from "../../../cms/editor/photo-port.ts";
import { storePhoto } from "../../../staff-kit/offline/store-photo.ts";
import { isTemporary } from "../../../staff-kit/offline/temporary-ids.ts";
import { consentOf } from "./photo.ts";
import { isLost, isOnDevice, problemWords } from "./photo-upload.tsx";

const words = staffMedia.problems;
const address = "/admin/media/photos";

/** Allows photos in a form's texts. @param folder of uploads in the file storage */
export function EditorPhotos({ folder, children }: { folder: string; children: ReactNode }) {
  const port = useMemo(() => createPhotoPort(folder), [folder]);
  return <PhotoPortContext value={port}>{children}</PhotoPortContext>;
}

const createPhotoPort = (folder: string): PhotoPort => ({
  keepPhoto: (id, file) => storePhoto(id, file, folder),
  async uploadPhoto(id, options) {
    try {
      // Loaded with the first photo.
      const { sendTakenPhoto } = await import("./send-photo.ts");
      const photo = await sendTakenPhoto(id, { ...options, folder });
      const { src, alt, width, height } = photo;
      return { id: photo.id, address: src, width, height, description: alt, consent: consentOf(photo) };
    } catch (error) {
      if (isLost(error) && (await isOnDevice(id))) return undefined;
      throw new Error(problemWords(error));
    }
  },
  async findPhotos(ids) {
    const here = await Promise.all(ids.filter(isTemporary).map(findOnDevice));
    const there = ids.filter((id) => !isTemporary(id));
    return [...here.filter((photo) => photo !== undefined), ...(there.length === 0 ? [] : await findOnSite(there))];
  },
  async listPhotos(before) {
    const { photos, older } = await ask<{ photos: EditorPhoto[]; older?: number }>(before ? `?before=${before}` : "");
    return { photos, older: older?.toString() };
  },
});

/** Finds stored photos on the server. @throws Error without a connection */
export const findOnSite = async (ids: readonly number[]) =>
  (await ask<{ photos: EditorPhoto[] }>(`?ids=${ids.join(",")}`)).photos;

async function findOnDevice(id: number): Promise<EditorPhoto | undefined> {
  const { readOne } = await import("../../../staff-kit/offline/device-store.ts");
  const photo = await readOne("photos", id);
  return photo && asEditorPhoto(id, URL.createObjectURL(photo.blob));
}

const asEditorPhoto = (id: number, address: string): EditorPhoto => ({
  id,
  address,
  width: 0,
  height: 0,
  description: "",
  consent: "ask",
});

async function ask<Answer>(query: string): Promise<Answer> {
  const answer = await fetch(`${address}${query}`, { headers: { Accept: "application/json" } });
  if (!answer.ok || answer.redirected) throw new Error(words.lost);
  return (await answer.json()) as Answer;
}
