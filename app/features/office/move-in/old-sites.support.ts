import { readdirSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import sharp from "sharp";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { runImports } from "./run-imports.server.ts";

export const oldSite = "https://old.example.org";

interface OldItem {
  id: number;
  kind?: string;
  title?: string;
  status?: string;
  password?: string;
  content?: string;
  excerpt?: string;
  local?: string;
  utc?: string;
  slug?: string;
  path?: string;
  meta?: Record<string, string>;
  /** Address of an attachment. */
  file?: string;
  beside?: string;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

function writeItem(item: OldItem): string {
  const {
    id,
    kind = "post",
    title = `Item ${id}`,
    status = "publish",
    password = "",
    content = "",
    excerpt = "",
  } = item;
  const { local = "2024-03-05 08:00:00", utc = "2024-03-05 07:00:00", slug = `item-${id}`, meta = {}, file } = item;
  return `<item><title>${cdata(title)}</title><link>${oldSite}${item.path ?? `/${slug}/`}</link><dc:creator>${cdata("editor")}</dc:creator>
<guid isPermaLink="false">${oldSite}/?p=${id}</guid><content:encoded>${cdata(content)}</content:encoded>
<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>${local}</wp:post_date>
<wp:post_date_gmt>${utc}</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status>
<wp:post_type>${kind}</wp:post_type><wp:post_password>${password}</wp:post_password>
${file === undefined ? "" : `<wp:attachment_url>${file}</wp:attachment_url>`}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join("")}${item.beside ?? ""}</item>`;
}

/** Returns an export of WordPress with these items. */
export const writeWxr = (items: OldItem[]): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Lantern House</title><link>${oldSite}</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${oldSite}</wp:base_blog_url>
<wp:author><wp:author_login>editor</wp:author_login><wp:author_display_name>Editor of the house</wp:author_display_name></wp:author>
${items.map(writeItem).join("\n")}
</channel></rss>`);

/** Returns a small PNG whose pixels depend on the number. */
export const aPicture = (number: number): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: number, g: 90, b: 40 } } })
    .png()
    .toBuffer();

/** Address of a picture of the old site. */
export const uploadAt = (name: string): string => `${oldSite}/wp-content/uploads/${name}`;

export const zipOf = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files));

/** A file as a person chooses it; without a name it is called `export`. */
type ExportedFile = Uint8Array | { name: string; bytes: Uint8Array };

/** A site with an admin who brings files in. */
export async function createMovingSite() {
  const site = await createStaffedSite({}, "admin");
  const work = () => runImports(site.ctx, new AbortController().signal);
  /** Uploads files as a browser does. @returns the response */
  const upload = (kind: string, ...files: ExportedFile[]) => {
    const body = new FormData();
    body.append("kind", kind);
    for (const file of files) {
      const { name, bytes } = file instanceof Uint8Array ? { name: "export", bytes: file } : file;
      body.append("files", new Blob([new Uint8Array(bytes)]), name);
    }
    return site.ask("/admin/move-in", { method: "POST", body, headers: site.staffHeaders });
  };
  return {
    ...site,
    work,
    upload,
    /** Uploads and reads files. @returns the path of the import */
    async read(kind: string, ...files: ExportedFile[]) {
      const path = (await upload(kind, ...files)).headers.get("Location") ?? "";
      await work();
      return path;
    },
    /** Presses a button of an import, and lets the job work. */
    async press(path: string, intent: string, fields: Record<string, string> = {}) {
      const answer = await site.post(path, { intent, ...fields });
      await work();
      return answer;
    },
    waitingFolders: () => readdirSync(join(site.ctx.config.root, "var/moving")),
  };
}
