import { expect, test } from "vitest";
import { inviteFromShell } from "../../../app/features/people/auth/set-up.server.ts";
import { sendPasswordLinkTo } from "../../../app/features/people/users/send-user-emails.server.ts";
import { changeUser, deleteUser } from "../../../app/features/people/users/user-commands.server.ts";
import { reportConcern } from "../../../app/features/safeguarding/concerns/report-concern.server.ts";
import { AppError } from "../../../app/server/http/errors.ts";
import {
  aWorry,
  by,
  foundation,
  hourMs,
  memberOf,
  numbers,
  pass,
  reads,
  type Site,
  senderOf,
} from "../make-readers.ts";

/** Facts that the test itself knows: the readers, the starts of leads, the site's e-mails, and the stopped acts. */
class Watch {
  readonly here: Site;
  readonly ids = ["eve"];
  /** Concerns that an account has read, by their id. */
  readonly read = new Set<number>();
  /** The id of the last concern when an account became lead. */
  readonly begun = new Map<string, number>();
  readonly stopped = new Set<string>();
  concerns = 1;
  opened = 0;
  stops = 0;

  constructor(here: Site) {
    this.here = here;
  }

  async begins(id: string) {
    this.begun.set(id, this.concerns);
    this.stopped.delete(id);
    if (!this.ids.includes(id)) this.ids.push(id);
  }

  async look(about: unknown) {
    const now: number[] = [];
    for (const id of this.ids)
      for (let concern = 1; concern <= this.concerns; concern++) {
        if (!(await reads(this.here, id, concern))) continue;
        expect([about, id, this.stopped.has(id)]).toEqual([about, id, false]);
        if (concern <= (this.begun.get(id) ?? 0) && !this.read.has(concern)) await this.opens(id, concern, about);
        now.push(concern);
      }
    for (const concern of now) this.read.add(concern);
  }

  /** An older concern opens: each admin and the foundation's address were mailed a day before. */
  private async opens(id: string, concern: number, about: unknown) {
    this.opened++;
    const { at = "" } =
      (await this.here.ctx.db
        .selectFrom("reading_rights")
        .select("at")
        .where("member_id", "=", id)
        .where("what", "=", "released first")
        .where("after_concern", "<", concern)
        .orderBy("id", "desc")
        .executeTakeFirst()) ?? {};
    expect([about, id, this.here.clock.at.getTime() - Date.parse(at) >= 24 * hourMs]).toEqual([about, id, true]);
    const mails = await this.here.ctx.db
      .selectFrom("outbox_emails")
      .select("recipient")
      .where("kind", "=", "readers-changed")
      .where("created_at", "=", at)
      .where("text", "like", "%which no account could ever read%/login/stop?%")
      .execute();
    const told = mails.map(({ recipient }) => recipient);
    expect([about, told]).toEqual([about, expect.arrayContaining(["ada@example.org", "office@example.org"])]);
  }

  /** Presses the button of a link that was mailed, of anybody who got one. */
  async press(draw: (below: number) => number) {
    const mails = await this.here.ctx.db
      .selectFrom("outbox_emails")
      .select("text")
      .where("kind", "=", "readers-changed")
      .where("text", "like", "%/login/stop?%")
      .execute();
    const path = /https:\/\/site\.test(\/login\/stop\?\S+)/.exec(mails[draw(mails.length)]?.text ?? "")?.[1];
    if (path === undefined) return;
    const fact = Number(new URLSearchParams(path.split("?")[1]).get("change"));
    const found = this.here.ctx.db.selectFrom("reading_rights").select("member_id").where("id", "=", fact);
    const { member_id: account } = await found.executeTakeFirstOrThrow();
    if ((await this.here.send(path, {})).status !== 303) return;
    this.stops++;
    this.stopped.add(account);
  }
}

/** Tests random histories of a foundation that gets its first lead. */
export function testFirstLeadHistories(histories: number): void {
  test("in any order of acts, shell and stops, no older concern opens within 24 hours of the e-mails, or after a stop", async () => {
    let opened = 0;
    let stops = 0;
    for (let seed = 1; seed <= histories; seed++) {
      const here = await foundation({ hasLead: false });
      const watch = new Watch(here);
      const draw = numbers(seed);
      let made = 0;
      const oneOf = () => watch.ids[draw(watch.ids.length)] ?? "eve";
      const acts: (() => Promise<unknown>)[] = [
        async () => {
          const id = oneOf();
          const isLead = (await memberOf(here, id))?.roles.includes("lead") ?? false;
          await by(here, "ada", id, "lead");
          if (!isLead || watch.stopped.has(id)) await watch.begins(id);
        },
        async () => {
          const email = `shell${++made}@example.org`;
          const name = { firstName: "Other", lastName: "Name", dob: "", position: "" };
          await inviteFromShell(here.ctx, { ...name, email, role: "lead" });
          const row = here.ctx.db.selectFrom("users").select("id").where("email", "=", email);
          await watch.begins((await row.executeTakeFirstOrThrow()).id);
        },
        async () => {
          await reportConcern(here.ctx, { ...aWorry, story: `Worry ${++watch.concerns}.` }, { files: [] });
        },
        () => watch.press(draw),
        () => watch.press(draw),
        () => by(here, "ada", oneOf(), draw(2) === 0 ? "editor" : "admin"),
        async () => {
          const fields = { displayName: "", email: `moved${++made}@example.org`, currentPassword: "" };
          const { ctx, member } = await senderOf(here, "ada");
          await changeUser(ctx, member, oneOf(), fields as never);
        },
        async () => sendPasswordLinkTo(await senderOf(here, "ada"), oneOf()),
        async () => deleteUser(await senderOf(here, "ada"), oneOf()),
        async () => deleteUser(await senderOf(here, "ada"), "bola"),
      ];
      for (let step = 0; step < 25; step++) {
        const hours = draw(2) === 0 ? ([1, 6, 23, 25][draw(4)] ?? 1) : 0;
        for (let hour = 0; hour < hours; hour++) {
          await pass(here, 1);
          await watch.look([seed, step, hour]);
        }
        // Quiet steps, so that waits end.
        const act = step === 0 ? acts[draw(2)] : acts[draw(acts.length * 2)];
        await act?.().catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
        await watch.look([seed, step]);
      }
      opened += watch.opened;
      stops += watch.stops;
    }
    // Older concerns do open, and links do stop.
    expect([opened > histories / 2, stops > histories / 12]).toEqual([true, true]);
  });
}
