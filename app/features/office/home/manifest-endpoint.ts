import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import icon192 from "../../../ui/art/app-icon-192.png";
import icon512 from "../../../ui/art/app-icon-512.png";
import maskable from "../../../ui/art/app-icon-maskable-512.png";
import { siteLang } from "../../../values/site-clock.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import type { Route } from "./+types/manifest-endpoint";

/**
 * Web app manifest of the staff area. Public, because browsers fetch it without cookies; it reveals no more than the
 * home page.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { name, look } = await findSettings(context.get(appContext));
  const { page } = look.palette;
  const { logo } = look;
  const manifest = {
    id: href("/admin"),
    start_url: href("/admin"),
    scope: href("/admin"),
    name: staffShell.app.name(name),
    short_name: name.slice(0, 12),
    lang: siteLang(),
    display: "standalone",
    background_color: page,
    theme_color: page,
    icons: [
      { src: logo ? `/${logo.app192}` : icon192, sizes: "192x192", type: "image/png" },
      { src: logo ? `/${logo.app512}` : icon512, sizes: "512x512", type: "image/png" },
      { src: logo ? `/${logo.maskable}` : maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [{ name: staffShell.app.newPost, url: `${href("/admin/post")}?create` }],
    share_target: {
      action: href("/admin/share"),
      method: "POST",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", files: [{ name: "photos", accept: ["image/*"] }] },
    },
  };
  const headers = { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" };
  return new Response(JSON.stringify(manifest), { headers });
}
