import { anEvent } from "../../../../tests/support/builders.ts";
import { aRecording } from "../../../../tests/support/recordings.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { switchAllOn } from "../../../../tests/support/switch-all-on.ts";
import { type SwitchKey, switchesOf } from "../../../server/feature-switch.ts";
import { insertEvent } from "../../events/events/event-queries.server.ts";
import { features } from "../../index.server.ts";
import { indexContent } from "../../reach/search/index-content.server.ts";
import { findSwitchedOff } from "./find-features-in-use.server.ts";

export type SwitchSite = Awaited<ReturnType<typeof openSwitchSite>>;

export const keys = switchesOf(features).map(({ key }) => key);

/** Form values of a group that signs up. */
export const group = { name: "Sample Guest", contact: "guest@example.org", adults: "2", children: "1", adult: "yes" };
const bookDay = { title: "Book day", date: "2026-12-12", start_time: "10:00", takes_signups: 1, places: 80 };
const voice = { language: "Yoruba", voice: "adults", "voice-by": "The reader", "voice-kind": "voice" };

/** Creates a site with one record of each kind that a switch hides. */
export async function openSwitchSite() {
  const site = await createStaffedSite({ empty: false, now: "2026-11-23T09:00:00Z" }, "admin");
  const event = `/event/readmore/${await insertEvent(site.ctx.db, anEvent(bookDay))}`;
  await switchAllOn(site.ctx);
  await sendRecording(site, "m4a");
  await site.post("/admin/cash", {
    intent: "open",
    idempotencyKey: "first",
    day: "2026-11-01",
    "place:bank:NGN:NGN": "0",
  });
  await indexContent(site.ctx);
  /** Submits switches like an admin's open page. @param was states that the page shows */
  const turn = (
    wanted: Partial<Record<SwitchKey, boolean>>,
    was: Partial<Record<SwitchKey, boolean>> = {},
    by?: string,
  ) => {
    const isOn = (key: SwitchKey) => wanted[key] ?? was[key] ?? true;
    const shown = keys.map((key) => `${(was[key] ?? true) ? "on" : "off"} ${key}`);
    return site.post("/admin/use", { shown, on: keys.filter(isOn) }, by);
  };
  return { ...site, event, turn };
}

/** Changes switches like an admin who has just opened the page. */
export async function turnSwitches(
  { ctx, post }: Pick<SwitchSite, "ctx" | "post">,
  wanted: Partial<Record<SwitchKey, boolean>>,
) {
  const off = await findSwitchedOff(ctx);
  const shown = keys.map((key) => `${off.includes(key) ? "off" : "on"} ${key}`);
  return post("/admin/use", { shown, on: keys.filter((key) => wanted[key] ?? !off.includes(key)) });
}

/** Adds a recording of a voice to the first post. */
export async function sendRecording(
  { ask, staffHeaders }: Pick<SwitchSite, "ask" | "staffHeaders">,
  kind: "m4a" | "ogg",
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(voice)) body.append(name, value);
  body.append("file", new Blob([new Uint8Array(await aRecording(kind))]), "Voice.m4a");
  return ask("/admin/listen/post-1", { method: "POST", body, headers: staffHeaders });
}

/** Returns the paths of a page's links and forms, without queries. */
export const linksIn = (html: string) => [...html.matchAll(/(?:href|action)="([^"#?]+)/g)].map(([, path = ""]) => path);

export const statusOf = async ({ ask }: Pick<SwitchSite, "ask">, path: string) => (await ask(path)).status;
