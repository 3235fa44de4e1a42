import sharp from "sharp";
import { checkPrivateFiles } from "../../app/features/media/private-files/check-files.server.ts";
import { openConcernRow } from "../../app/features/safeguarding/concerns/sealed-concerns.server.ts";
import { marker } from "./recordings.ts";
import { signIn } from "./sign-in.ts";
import { createTestSite } from "./test-site.ts";

export const story = "Somebody at the centre frightens the girls of the sewing class.";
export const reportFields = {
  story,
  place: "The sewing room, Tuesday",
  danger: "no",
  name: "Auntie Sample",
  contact: "0800 123 4567",
};

/** A concern in the shape of the form's schema. */
export const aConcern = { story, place: null, danger: false, name: null, contact: null };

type Site = Awaited<ReturnType<typeof createTestSite>>;

/** Stored concerns, decrypted. */
export const storedConcerns = async ({ ctx }: Pick<Site, "ctx">) =>
  (await ctx.db.selectFrom("concerns").selectAll().orderBy("id").execute()).map((row) =>
    openConcernRow(ctx.config, row),
  );

export async function aPicture() {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: "#a3195a" } });
  return new Uint8Array(
    await picture
      .withExif({ IFD0: { Make: marker } })
      .jpeg()
      .toBuffer(),
  );
}

/** Sends the form as browsers do, files last. */
export function sendWith(
  { ask }: Pick<Site, "ask">,
  fields: Record<string, string>,
  files: Uint8Array<ArrayBuffer>[],
  address?: string,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const bytes of files) body.append("files", new Blob([bytes]), "IMG_0001.jpg");
  if (files.length === 0) body.append("files", new Blob([]), "");
  return ask("/safeguarding", {
    method: "POST",
    body,
    headers: { Origin: "https://site.test" },
    ...(address && { address }),
  });
}

/** A site with a lead and a concern with a picture. */
export async function siteWithConcern(settings: Record<string, string> = {}) {
  const here = await createTestSite({ settings });
  const lead = await signIn(here.ctx, "lead");
  const sent = await sendWith(here, reportFields, [await aPicture()]);
  await checkPrivateFiles(here.ctx);
  const visit = (path: string, Cookie = lead) => here.ask(path, { headers: { Cookie } });
  const post = (fields: Record<string, string>, Cookie = lead) =>
    here.send("/admin/concerns?id=1", fields, { headers: { Cookie } });
  const { reference } = await here.ctx.db.selectFrom("concerns").select("reference").executeTakeFirstOrThrow();
  return { ...here, lead, sent, reference, visit, post };
}

export const auditOf = async ({ ctx }: Pick<Site, "ctx">) => {
  const rows = await ctx.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
  return rows.map(({ who, what, subject }) => `${who}: ${what}, ${subject}`);
};
