import sharp from "sharp";
import { textOfPdf } from "./pdf-text.ts";
import { createStaffedSite } from "./staff-visitor.ts";

export const aConsent = {
  person: "child",
  relation: "parent",
  givenBy: "Her mother",
  kind: "paper",
  givenOn: "2026-03-01",
  language: "Yoruba",
  assent: "on",
  names: "Ọláyínká Sampleby",
};

const allUses = ["site", "social", "newsletter", "print"];

/** A site with a photograph on a published post, whose person has a consent with a card. */
export async function siteWithConsent(options: Parameters<typeof createStaffedSite>[0] = {}, role?: "editor" | "lead") {
  const here = await (role === "lead"
    ? createStaffedSite(options, "lead", "editor")
    : createStaffedSite(options, role));
  const upload = async (background = "#a3195a") => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
    const body = new Uint8Array(await picture.jpeg().toBuffer());
    const answer = await here.ask("/admin/media/upload", { method: "POST", body, headers: here.staffHeaders });
    return (await answer.json()) as { id: number; src: string };
  };
  const { id, src } = await upload();
  /** Sends the form with files as browsers do. */
  const takeConsent = (
    fields: Record<string, string | string[]> = {},
    path = `/admin/consents/new?photo=${id}`,
    files: Uint8Array<ArrayBuffer>[] = [],
  ) => {
    const body = new FormData();
    for (const [name, values] of Object.entries({ ...aConsent, uses: allUses, ...fields }))
      for (const value of [values].flat()) body.append(name, value);
    for (const bytes of files) body.append("paper", new Blob([bytes]), "IMG_0001.jpg");
    return here.ask(path, { method: "POST", body, headers: here.staffHeaders });
  };
  const show = (photo_id: number) =>
    here.ctx.db
      .insertInto("photo_attachments")
      .values({ owner: "place:donate", position: photo_id, photo_id })
      .execute();
  const taken = await takeConsent();
  const path = new URL(taken.headers.get("Location") ?? "", "https://site.test").pathname;
  /** Prints a card. @returns its code as a family reads it */
  const printCard = async (of = path) => {
    const answer = await here.post(`${of}/card`, {});
    return (
      /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(textOfPdf(Buffer.from(await answer.arrayBuffer())))?.[0] ?? ""
    );
  };
  await here.post("/admin/post.data", {
    title: "Two friends",
    paragraphs: "Look.",
    photos: String(id),
    [`photo-${id}-alt`]: "Two friends laugh",
  });
  return { ...here, id, src, path, upload, show, takeConsent, printCard };
}
