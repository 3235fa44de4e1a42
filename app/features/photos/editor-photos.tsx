import { staffMedia } from "content/staff-media.ts";
import { type ReactNode, useMemo } from "react";
import { type EditorPhoto, type PhotoPort, PhotoPortContext } from "../../cms/editor/photo-port.ts";
import { sendPhoto } from "./photo-upload.tsx";

const words = staffMedia.problems;
const address = "/admin/media/photos";

/** Lets the texts of a form have photos. @param folder of uploads, in the file storage */
export function EditorPhotos({ folder, children }: { folder: string; children: ReactNode }) {
  const port = useMemo(() => createPhotoPort(folder), [folder]);
  return <PhotoPortContext value={port}>{children}</PhotoPortContext>;
}

/** The editor's photos, from this site. */
const createPhotoPort = (folder: string): PhotoPort => ({
  async uploadPhoto(file, { onProgress, signal }) {
    const answer = await sendPhoto(file, folder, onProgress, signal);
    if (!("id" in answer)) throw new Error("message" in answer ? answer.message : words[answer.fault]);
    const { id, src, alt, width = 0, height = 0, kind, hasConsent } = answer;
    const consent = kind === "drawing" ? "noPeople" : hasConsent ? "recorded" : "ask";
    return { id, address: src, width, height, description: alt, consent };
  },
  async findPhotos(ids) {
    return (await ask<{ photos: EditorPhoto[] }>(`?ids=${ids.join(",")}`)).photos;
  },
  async listPhotos(before) {
    const { photos, older } = await ask<{ photos: EditorPhoto[]; older?: number }>(before ? `?before=${before}` : "");
    return { photos, older: older?.toString() };
  },
});

async function ask<Answer>(query: string): Promise<Answer> {
  const answer = await fetch(`${address}${query}`, { headers: { Accept: "application/json" } });
  if (!answer.ok || answer.redirected) throw new Error(words.lost);
  return (await answer.json()) as Answer;
}
