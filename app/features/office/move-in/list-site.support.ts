import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createMovingSite } from "./old-sites.support.ts";

/** Returns a CSV file as a person chooses it. */
export const csv = (name: string, ...lines: string[]) => ({ name, bytes: Buffer.from(`${lines.join("\n")}\n`) });

/** A site to which an admin brings lists of readers. */
export async function createListSite() {
  const site = await createMovingSite();
  const { db } = site.ctx;
  return {
    ...site,
    list: async () =>
      (await db.selectFrom("subscribers").select(["email", "confirmed_at"]).orderBy("id").execute()).map(
        ({ email, confirmed_at }) => `${email} ${confirmed_at.slice(0, 10)}`,
      ),
    reasons: async () =>
      (await db.selectFrom("suppressed_addresses").select("reason").execute()).map(({ reason }) => reason).toSorted(),
    shown: async (path: string) => textOf(mainOf(await site.readAsStaff(path))),
    /** Uploads a file of another kind, and brings it in. */
    async bringKind(kind: string, ...files: Parameters<typeof site.read>[1][]) {
      const path = await site.read(kind, ...files);
      await site.press(path, "bring");
      return path;
    },
    /** Uploads files, answers, brings them in. */
    async bring(files: Parameters<typeof site.read>[1][], answers: Record<string, string> = {}) {
      const path = await site.read("subscribers", ...files);
      if (Object.keys(answers).length > 0) await site.post(path, { intent: "answers", ...answers });
      await site.press(path, "bring");
      return path;
    },
  };
}
