import type { Actor, RequestInfo } from "../../server/context.server.ts";
import { qrCode } from "../../server/images/qr-code.server.ts";
import { ink, mm, muted, startPdf, write } from "../../server/pdf/pdf.server.ts";
import { writeDay } from "../../values/dates.ts";
import { fillPlaces } from "../../values/places.ts";
import { requireConsent } from "../clearance/find-consents.server.ts";
import { issueCode } from "../clearance/withdraw.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { fullName } from "../settings/full-name.ts";

/** On the card; `{…}` stands for what the site puts there. */
type CardWords = Record<"title" | "heading" | "text" | "how" | "call" | "keep" | "person", string>;

const sun = "#ffc72e";

/** A6, upright. */
const [width, height, margin] = [105 * mm, 148 * mm, 9 * mm];
const inner = width - 2 * margin;

/** A card with a new code, as one A6 page. @throws AppError notFound */
export async function printCard(actor: Actor, requestInfo: RequestInfo, id: number, words: CardWords): Promise<Buffer> {
  const { ctx } = actor;
  const consent = await requireConsent(ctx, id);
  const settings = await findSettings(ctx);
  const code = await issueCode(actor, id);
  const address = `${ctx.config.siteUrl ?? requestInfo.origin}/withdraw`;
  const name = fullName(settings);
  const { doc, ended } = startPdf(words.title, name, ctx.clock.now(), "A6");
  const root = doc.struct("Document");
  doc.addStructure(root);
  const tag = (type: string, draw: () => void, options = {}) => root.add(doc.struct(type, options, draw));
  doc.markContent("Artifact", { type: "Layout" });
  doc.rect(0, 0, width, 5 * mm).fill(sun);
  doc.endMarkedContent();
  const line = { x: margin, width: inner };
  let y = 11 * mm;
  tag("P", () => (y = write(doc, name, { ...line, y, size: 9, font: "bold" }) + 4 * mm));
  tag("H1", () => (y = write(doc, words.heading, { ...line, y, size: 19, font: "bold" }) + 2 * mm));
  tag("P", () => (y = write(doc, words.text, { ...line, y, size: 9.5 }) + 4 * mm));
  tag("P", () => (y = write(doc, code, { ...line, y, size: 22, font: "bold" }) + 3 * mm));
  const how = fillPlaces(words.how, { address: address.replace(/^https?:\/\//, "") });
  tag("P", () => (y = write(doc, how, { ...line, y, size: 9.5, font: "bold" }) + 2 * mm));
  if (settings.phone)
    tag(
      "P",
      () => (y = write(doc, fillPlaces(words.call, { phone: settings.phone ?? "" }), { ...line, y, size: 9.5 })),
    );
  const side = 30 * mm;
  const bottom = height - margin;
  const { size, path } = qrCode(address);
  const draw = () => {
    doc.save().translate(width - margin - side, bottom - side);
    doc
      .scale(side / size)
      .path(path)
      .fill(ink)
      .restore();
  };
  tag("Figure", draw, { alt: address });
  const beside = { x: margin, width: inner - side - 4 * mm, color: muted };
  tag("P", () => write(doc, words.keep, { ...beside, y: bottom - side + 4 * mm, size: 8 }));
  const person = fillPlaces(words.person, { code: consent.subject_code, day: writeDay(consent.given_on) });
  tag("P", () => write(doc, person, { ...beside, y: bottom - 6 * mm, size: 8 }));
  root.end();
  doc.end();
  return ended;
}
