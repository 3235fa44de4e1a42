import { staffFigures } from "content/staff-figures.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { photoFolders } from "../../../server/storage/storage.ts";
import { pictureBytes } from "../../../staff-kit/offline/send-picture.ts";
import { readCounted } from "../../events/counted-figures/counted-schema.ts";
import { importCounted, NotCounted, removeImportedFigures } from "../../events/counted-figures/save-counted.server.ts";
import { isSampleDrawing } from "../../foundation/look/drawings.server.ts";
import { storeLogo } from "../../foundation/look/store-logo.server.ts";
import type { Look } from "../../foundation/settings/look-schema.ts";
import { addDocumentFile, removeImportedFile } from "../../media/documents/document-commands.server.ts";
import { maxDocumentBytes } from "../../media/documents/document-facts.ts";
import { readDocument } from "../../media/documents/read-document.server.ts";
import { addDrawing } from "../../media/photos/add-photo.server.ts";
import { attachToPlace, detachFromPlace } from "../../media/photos/change-photo.server.ts";
import { places } from "../../media/photos/photo.ts";
import { addImportedPhoto, cutAlt } from "./add-imported-photo.server.ts";
import type { Parts, RowOf } from "./archive-parts.server.ts";
import type { ImportKind, Outcome } from "./import-kind.server.ts";
import { saveOldAddress } from "./save-old-address.server.ts";

const maxLogoBytes = 2 * 2 ** 20;

/** Brings a photo; it is hidden until staff answer about the people in it. A drawing must be one of the program's own. */
export async function bringPicture({ run, key, read }: Parts, row: RowOf<"picture">, number: number): Promise<Outcome> {
  const bytes = await read(row.name, pictureBytes).catch(() => undefined);
  if (bytes === undefined || bytes === "tooLarge") {
    await run.note(number, bytes === "tooLarge" ? "picture-tooLarge" : "picture-missing");
    return "out";
  }
  const { width, height, focal_x, focal_y } = row;
  const alt = cutAlt(row.alt);
  const isDrawing = row.kind === "drawing";
  const record = (ctx: InTransaction, { id, isNew }: { id: number; isNew: boolean }) =>
    run.record(ctx, {
      key: key("picture", row.id),
      became: `${isNew ? "" : "known-"}${isDrawing ? "drawing" : "photo"}:${id}`,
    });
  if (isDrawing) {
    const svg = Buffer.from(bytes).toString("utf8");
    const folder = photoFolders.find((name) => name === row.folder) ?? "images";
    if (!isSampleDrawing(svg)) {
      await run.note(number, "picture-unknown");
      return "out";
    }
    await addDrawing(run.ctx, folder, svg, { alt, width, height, focal_x, focal_y }, record);
    return "brought";
  }
  const made = await addImportedPhoto(run, bytes, {
    alt,
    focus: { focal_x, focal_y },
    whenSaved: async (ctx, saved) => {
      for (const address of row.addresses) await leadToFile(ctx, address, saved.path);
      await record(ctx, saved);
    },
  });
  if (!("problem" in made)) return "brought";
  await run.note(number, `picture-${made.problem}`);
  return "out";

  /** The file has another name here. */
  async function leadToFile(ctx: InTransaction, address: string, file: string): Promise<void> {
    const path = await saveOldAddress(ctx, address, { target: `/files/${file}` });
    if (path !== undefined) await run.record(ctx, { key: key("redirect", address), became: `redirect:${path}` });
  }
}

/** Brings a version of a document. Staff are asked again whether people are recognisable in it. */
export async function bringPdf({ run, key, find, read }: Parts, row: RowOf<"pdf">, number: number): Promise<Outcome> {
  const { ctx, member } = run;
  const document = await find("item", `document:${row.document}`);
  if (document === undefined) return "out";
  const bytes = await read(row.name, maxDocumentBytes).catch(() => undefined);
  const made = bytes instanceof Uint8Array ? await readDocument(ctx, bytes) : ({ problem: "pdf" } as const);
  if ("problem" in made) {
    if (made.problem === "busy") throw new FileWorkerBusy();
    await run.note(number, "pdf");
    return "out";
  }
  let outcome: Outcome = "there";
  try {
    await addDocumentFile({ ctx, member }, document, made, async (ctx, path) => {
      await run.record(ctx, { key: key("pdf", `${row.document}:${row.version}`), became: `pdf:${path}` });
      outcome = "brought";
    });
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    await run.note(number, "pdf");
    return "out";
  }
  return outcome;
}

/** Brings what was counted at an event. Figures that the words guard asks about stay out. */
export async function bringFigures({ run, key, find }: Parts, row: RowOf<"figures">, number: number): Promise<Outcome> {
  const event = await find("item", `event:${row.event}`);
  if (event === undefined) return "out";
  const texts = (name: string) => row.figures.map((figure) => String(figure[name] ?? ""));
  const typed = ["count", "unit", "what", "how", "people"].map((name) => [name, texts(name)] as const);
  const { figures } = readCounted({ ...Object.fromEntries(typed), by: texts("counted_by") }, staffFigures.errors);
  try {
    if (figures === undefined || figures.length === 0) throw new FormError("");
    await withTransaction(run.ctx, async (ctx) => {
      const version = await importCounted(ctx, run.member, event, figures);
      await run.record(ctx, { key: key("figures", row.event), became: `figures:${event}/${version}` });
    });
    return "brought";
  } catch (error) {
    if (!(error instanceof FormError || error instanceof NotCounted)) throw error;
    await run.note(number, "figures");
    return "out";
  }
}

/** Puts a photo into its place on a fixed page, if the place has none. Visitors see the drawing until it is answered. */
export async function bringPlace({ run, key, find }: Parts, row: RowOf<"place">): Promise<Outcome> {
  const place = places.find((name) => name === row.place);
  const photo = await find("picture", row.photo);
  if (place === undefined || photo === undefined) return "out";
  return withTransaction(run.ctx, async (ctx, transaction) => {
    if (!(await attachToPlace(transaction, place, photo))) return "there";
    const subject = `place:${place}`;
    await recordAuditEvent(ctx, transaction, run.member, { what: "picture put in its place", subject });
    await run.record(ctx, { key: key("place", place), became: `place:${place}/${photo}` });
    return "brought";
  });
}

/** Returns the look with a logo of this site, made again from its largest file: bytes of another site are never served. */
export async function bringLook({ run, read }: Parts, wanted: Look, number: number): Promise<Look> {
  const { palette, cloth, displayFace } = wanted;
  let logo: Look["logo"] = null;
  if (wanted.logo !== null) {
    const bytes = await read(wanted.logo.app512, maxLogoBytes).catch(() => undefined);
    const made = bytes instanceof Uint8Array ? await storeLogo(run.ctx, bytes) : undefined;
    if (made !== undefined && "logo" in made) logo = made.logo;
    else await run.note(number, "logo");
  }
  return { palette, cloth, displayFace, logo };
}

const partsOf = (id: string): [first: string, second: string] => {
  const end = id.lastIndexOf("/");
  return [id.slice(0, end), id.slice(end + 1)];
};

/** Removes what came beside the items, unless staff changed it. */
export const undoOfFiles: NonNullable<ImportKind["undo"]> = {
  pdf: { remove: removeImportedFile },
  figures: {
    remove: (ctx, id) => {
      const [event, version] = partsOf(id);
      return removeImportedFigures(ctx, Number(event), version);
    },
  },
  place: {
    remove: async ({ db }, id) => {
      const [place, photo] = partsOf(id);
      await detachFromPlace(db, place, Number(photo));
    },
  },
};
