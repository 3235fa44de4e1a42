import { href } from "react-router";
import * as v from "valibot";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, renderPageContext, requestInfoContext } from "../../../server/context.server.ts";
import { findStripEvents } from "../../events/events/find-events.server.ts";
import { findSettings, presetSettings } from "../../foundation/settings/find-settings.server.ts";
import { lookFormSchema } from "../../foundation/settings/look-form-schema.ts";
import { canChangeLook } from "../../foundation/settings/settings-permissions.ts";
import type { Route } from "./+types/look-preview-endpoint";

export const handle: StaffHandle = { staff: { who: canChangeLook } };

/** Renders a page of the site in the look of the query, which is not saved, for a frame in the staff area. */
export async function loader({ request, params: { page }, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const settings = await findSettings(ctx);
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const { output, success } = v.safeParse(lookFormSchema, asked);
  const requestInfo = { ...context.get(requestInfoContext), isFramedByStaff: true as const };
  const shown = success ? { ...settings, ...output, look: { ...output.look, before: null } } : settings;
  presetSettings(requestInfo, shown);
  const answer = await context.get(renderPageContext)(await pathOf(page), requestInfo);
  // The frame does not run scripts.
  const html = (await answer.text()).replace(/<script[^<>]*><\/script>/g, "");
  return new Response(html, answer);

  async function pathOf(name: string): Promise<string> {
    if (name === "donate") return href("/donate");
    if (name !== "event") return href("/");
    const [event] = await findStripEvents(ctx);
    return event ? href("/event/readmore/:id", { id: String(event.id) }) : href("/events");
  }
}
