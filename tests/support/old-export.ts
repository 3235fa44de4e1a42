import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { AppContext } from "../../app/server/context.server.ts";
import { importExport } from "../../ops/import-firebase/import-export.server.ts";
import { beginReport, writeComplaint } from "../../ops/import-firebase/import-report.ts";
import type { ImportOptions } from "../../ops/import-firebase/import-run.server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A folder with an old site's export: JSON by name, and other files. */
export function anExport(files: Record<string, unknown>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    const isRaw = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(place, isRaw ? content : JSON.stringify(content));
  }
  return folder;
}

/** A phone's photograph with EXIF data. @param hue varies the picture */
export function anOldPicture(hue = 0): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: { r: hue, g: 90, b: 120 } } })
    .withExif({ IFD0: { Make: "A phone of somebody" } })
    .jpeg()
    .toBuffer();
}

/** The public URL of a bucket's file. */
export function bucketAddress(path: string): string {
  const name = encodeURIComponent(path);
  return `https://firebasestorage.googleapis.com/v0/b/old.appspot.com/o/${name}?alt=media&token=1`;
}

export async function runImport(ctx: AppContext, folder: string, options: ImportOptions = {}) {
  const report = beginReport();
  await importExport(ctx, folder, options, report);
  return { ...report, said: report.complaints.map(writeComplaint) };
}
