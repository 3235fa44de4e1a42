import { expect, test } from "vitest";
import { setNobody } from "../../../app/features/media/consent/mark-nobody.server.ts";
import { listTakenOut } from "../../../app/features/media/consent/noted-appearances.server.ts";
import {
  addPersonToPhoto,
  decideTakenOut,
  removePersonFromPhoto,
} from "../../../app/features/media/consent/record-consent.server.ts";
import { hidePhoto, issueCode, putBackPhoto } from "../../../app/features/media/consent/withdraw.server.ts";
import { deletePhotoEverywhere } from "../../../app/features/media/photos/delete-photo.server.ts";
import { addRecording, deleteRecording } from "../../../app/features/media/recordings/recording-commands.server.ts";
import type { StaffMember } from "../../../app/server/auth/auth.ts";
import { AppError } from "../../../app/server/http/errors.ts";
import { FormError } from "../../../app/server/http/handle-form.server.ts";
import { siteWithConsent } from "../consents.ts";
import { aFace, countWaiting } from "../faces.ts";
import { numbersFrom } from "../random-numbers.ts";
import { addStaffMember, signIn, signInAgain } from "../sign-in.ts";

type Role = "editor" | "admin" | "lead";
type Approver = Role | "reader";
const roles: Role[] = ["editor", "admin", "lead"];

/** Reads and approves, and changes nothing: otherwise everybody has written in the story soon. */
const reader = "reader@example.org";

const member = (role: Role): StaffMember => ({
  id: role,
  roles: [role],
  name: `Sample ${role}`,
  email: `${role}@example.org`,
  position: null,
  twoFactor: false,
  readsSafeguarding: role === "lead",
});

/** A sensitive story with two photos, and three people who work at it. */
async function openStory(seed: number) {
  const site = await siteWithConsent();
  const { ctx, upload, post, id: child } = site;
  await addStaffMember(ctx, { id: "reader", role: "editor", name: "Sample Reader", email: reader });
  const cookies = {
    editor: site.staffHeaders.Cookie,
    admin: await signIn(ctx, "admin"),
    lead: await signIn(ctx, "lead"),
    reader: await signInAgain(ctx, reader),
  };
  const row = () => ctx.db.selectFrom("posts").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
  const { id: hall } = await upload("#00aa00");
  await ctx.db.insertInto("photo_attachments").values({ owner: "post:1", position: 1, photo_id: hall }).execute();
  const { code } = await ctx.db.selectFrom("subjects").select("code").executeTakeFirstOrThrow();
  await issueCode({ ctx, member: member("editor") }, 1);
  await ctx.db.updateTable("posts").set({ sensitive: '["disability"]', names_changed: 1, status: "draft" }).execute();
  return { ...site, row, cookies, code, photos: [child, hall] as const, draw: numbersFrom(seed * 7_919), post };
}

/** Tests random histories of three people who change and approve a story. */
export function testStoryHistories(histories: number): void {
  test("in no order of acts of three people is a story approved by who changed it since, or a reason dropped by who asked for it", async () => {
    for (let seed = 1; seed <= histories; seed++) {
      const { ctx, clock, draw, row, cookies, post, read, code, photos } = await openStory(seed);
      const [child, hall] = photos;
      /**
       * The model: people who changed the approver's text since the last approval, and people who want the reason
       * removed.
       */
      const changed = new Set<string>();
      const asked = new Set<string>();
      let step = 0;
      const photosOf = async () =>
        (await ctx.db.selectFrom("photo_attachments").select("photo_id").where("owner", "=", "post:1").execute()).map(
          ({ photo_id }) => String(photo_id),
        );
      const save = async (who: Role, fields: Record<string, string | string[]>) => {
        const { version, sensitive, dropped_reasons } = await row();
        const ticked = (JSON.parse(sensitive) as string[]).filter((one) => !dropped_reasons.includes(one));
        const chosen = await photosOf();
        const alts = await ctx.db
          .selectFrom("photos")
          .select(["id", "alt"])
          .where("id", "in", [0, ...chosen.map(Number)])
          .execute();
        const form = {
          title: "Two friends",
          paragraphs: (await row()).paragraphs.replace(/[[\]"]/g, ""),
          status: "draft",
          namesChanged: "yes",
          version: String(version),
          sensitive: ticked,
          photos: chosen,
          ...Object.fromEntries(alts.map(({ id, alt }) => [`photo-${id}-alt`, alt])),
          ...fields,
        };
        return (await post("/admin/post/1", form, cookies[who])).status < 400;
      };
      const approvals = async (who: Approver, fields: Record<string, string>) => {
        const { version } = await row();
        return post("/admin/approvals/post-1", { version: String(version), ...fields }, cookies[who]);
      };
      /** Runs an act on a picture or a voice. Its member then counts as an author of the story. */
      const does = async (who: Role, act: () => Promise<unknown>) => {
        await act();
        changed.add(who);
      };
      const as = (who: Role) => ({ ctx, member: member(who) });
      const voice = { extension: "mp3", type: "audio/mpeg", seconds: 1 } as const;
      const acts: ((who: Role) => Promise<unknown>)[] = [
        async (who) => {
          if (
            await save(who, {
              paragraphs: `She sleeps well, says ${["Ada", "Bola", "Chi"][draw(3)]} ${"so ".repeat(step)}.`,
            })
          )
            changed.add(who);
        },
        async (who) => {
          const before = await row();
          if (!(await save(who, { sensitive: [] }))) return;
          if (before.sensitive !== "[]" && before.dropped_reasons === "[]")
            for (const set of [asked, changed]) set.add(who);
        },
        async (who) => {
          const before = await row();
          if (!(await save(who, { sensitive: ["disability"] }))) return;
          if (before.dropped_reasons !== "[]" || before.sensitive === "[]") changed.add(who);
          asked.clear();
        },
        async (who) => {
          const live = ctx.db.selectFrom("appearances").select("id").where("photo_id", "=", child);
          if ((await live.where("ended_at", "is", null).execute()).length === 0) return;
          await does(who, () => removePersonFromPhoto(as(who), child, 1));
        },
        async (who) => does(who, () => addPersonToPhoto(as(who), child, code)),
        async () => {
          const [waiting] = await listTakenOut(ctx);
          if (waiting !== undefined) await does("lead", () => decideTakenOut(as("lead"), waiting.id, draw(2) === 0));
        },
        async (who) => does(who, () => setNobody(as(who), hall, draw(3) > 0)),
        () => countWaiting(ctx, draw(2) === 0 ? [] : [aFace]),
        async () =>
          draw(6) === 0 ? does("admin", () => deletePhotoEverywhere(as("admin"), photos[draw(2)] ?? 0)) : undefined,
        async (who) => {
          const file = { ...voice, bytes: new TextEncoder().encode(`voice ${seed} ${step}`) };
          await does(who, () =>
            addRecording(as(who), "post:1", { file, language: "Igbo", answer: undefined, codes: [code] }),
          );
        },
        async (who) => {
          const recording = await ctx.db.selectFrom("recordings").select("id").executeTakeFirst();
          if (recording !== undefined) await does(who, () => deleteRecording(as(who), "post:1", recording.id));
        },
        (who) => hidePhoto(as(who), child),
        async () => {
          const photo = await ctx.db
            .selectFrom("photos")
            .select("hidden_at")
            .where("id", "=", child)
            .executeTakeFirst();
          if (photo?.hidden_at) await does("lead", () => putBackPhoto(as("lead"), child));
        },
        (who) => save(who, { status: "published" }),
      ];
      const approve = async (who: Approver) => {
        const before = await row();
        const answer = await approvals(who, { nobody: "yes" });
        if (answer.status >= 400 || before.approved_at !== null || (await row()).approved_at === null) return;
        expect([seed, step, who, "approved its own", changed.has(who)]).toEqual([
          seed,
          step,
          who,
          "approved its own",
          false,
        ]);
        changed.clear();
      };
      const drop = async (who: Role) => {
        const { dropped_reasons } = await row();
        if ((await approvals(who, { intent: "drop" })).status >= 400 || dropped_reasons === "[]") return;
        expect([seed, step, who, asked.has(who), changed.has(who)]).toEqual([seed, step, who, false, false]);
        asked.clear();
      };
      for (step = 0; step < 45; step++) {
        clock.at = new Date(clock.at.getTime() + 60_000);
        const who = roles[draw(3)] ?? "editor";
        const kind = draw(8);
        const act =
          kind < 5 ? acts[draw(acts.length)] : kind < 7 ? () => approve(draw(2) === 0 ? "reader" : who) : drop;
        const { sensitive } = await row();
        await act?.(who).catch((error: unknown) => {
          if (!(error instanceof FormError) && !(error instanceof AppError)) throw error;
        });
        const after = await row();
        if (sensitive !== "[]" && after.sensitive === "[]" && act !== drop)
          expect([seed, step]).toBe("the reason went by itself");
        const isPublic = (await read("/blog")).includes("Two friends");
        if (isPublic && after.sensitive !== "[]")
          expect([seed, step, after.approved_at]).not.toEqual([seed, step, null]);
      }
    }
  }, 300_000);
}
