import sharp from "sharp";
import type { Role } from "../../app/server/auth/auth.ts";
import { textOf } from "./page-text.ts";
import { signIn } from "./sign-in.ts";
import { withTreasurer } from "./treasurer.ts";

const opening = {
  intent: "open",
  idempotencyKey: "first",
  day: "2026-02-01",
  "place:bank:NGN:NGN": "900",
  "place:box:NGN:box": "100",
  "purse:0:NGN": "750",
  "purse:1:NGN": "250",
};

/** A photographed voucher; another colour is another picture. */
export const aVoucherPicture = async (background = "#fff7e8"): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

interface Sending {
  /** Fields that differ from a voucher of ₦12 for Most needed. */
  fields?: Record<string, string | string[]>;
  /** Undefined for none. */
  picture?: Uint8Array | undefined;
  path?: string;
}

/** A site with open books, two admins, and people of further roles. */
export async function siteWithSpending(...roles: Role[]) {
  const site = await withTreasurer();
  const admin2 = await site.another();
  await site.post("/admin/cash", opening);
  await admin2.post("/admin/cash", { intent: "agree", id: "1" });
  const personWith = (cookie: string) => ({
    ...site.as(cookie),
    cookie,
    /** Sends the form of a voucher. */
    send: async ({ fields = {}, picture, path = "/admin/spending/new" }: Sending = {}) => {
      const body = new FormData();
      const whole = {
        amount: "12",
        for: "0:running",
        payee: "Sample shop",
        payeeKind: "organisation",
        paidFrom: "unpaid",
        ...fields,
      };
      for (const [name, value] of Object.entries({ idempotencyKey: crypto.randomUUID(), ...whole }))
        for (const one of [value].flat()) body.append(name, one);
      if (picture !== undefined) body.set("picture", new File([new Uint8Array(picture)], "voucher.jpg"));
      const headers = { Cookie: cookie, Origin: "https://site.test" };
      const answer = await site.ask(path, { method: "POST", headers, body });
      const text = textOf(await answer.clone().text());
      return { status: answer.status, to: answer.headers.get("Location"), text, html: await answer.text() };
    },
    /** Does an act as the page of a voucher offers it. */
    act: async (id: number, intent: string, fields: Record<string, string> = {}) => {
      const path = `/admin/spending/${id}`;
      const html = await site.as(cookie).html(path);
      const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
      return site.as(cookie).post(path, { intent, seen, ...fields });
    },
  });
  const people = new Map<Role, ReturnType<typeof personWith>>();
  for (const role of roles) people.set(role, personWith(await signIn(site.ctx, role)));
  const person = (role: Role) => {
    const found = people.get(role);
    if (found === undefined) throw new Error(`No account has the role ${role}.`);
    return found;
  };
  return { ...site, admin: personWith(site.cookie), second: personWith(admin2.cookie), person, personWith };
}
