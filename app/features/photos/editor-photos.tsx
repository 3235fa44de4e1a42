import { staffMedia } from "content/staff-media.ts";
import { type ReactNode, useMemo } from "react";
import { type EditorPhoto, type PhotoPort, PhotoPortContext } from "../../cms/editor/photo-port.ts";
import type { SendOptions } from "../../cms/offline/send-picture.ts";
import { problemWords } from "./photo-upload.tsx";
import type { SentPhoto } from "./send-photo.ts";

const words = staffMedia.problems;
const address = "/admin/media/photos";

/** Lets the texts of a form have photos. @param folder of uploads, in the file storage */
export function EditorPhotos({ folder, children }: { folder: string; children: ReactNode }) {
  const port = useMemo(() => createPhotoPort(folder), [folder]);
  return <PhotoPortContext value={port}>{children}</PhotoPortContext>;
}

/** The editor's photos, from this site. */
const createPhotoPort = (folder: string): PhotoPort => ({
  async uploadPhoto(file, options) {
    const { id, src, alt, width, height, kind, hasConsent } = await send(file, { ...options, folder });
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

/** Loaded with the first photo. @throws Error with a sentence for the person */
async function send(file: File, options: SendOptions): Promise<SentPhoto> {
  try {
    const { sendPhoto } = await import("./send-photo.ts");
    return await sendPhoto(file, options);
  } catch (error) {
    throw new Error(problemWords(error));
  }
}

async function ask<Answer>(query: string): Promise<Answer> {
  const answer = await fetch(`${address}${query}`, { headers: { Accept: "application/json" } });
  if (!answer.ok || answer.redirected) throw new Error(words.lost);
  return (await answer.json()) as Answer;
}
