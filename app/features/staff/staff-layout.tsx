import { firstSettings } from "content/site.ts";
import { staff } from "content/staff.ts";
import { href, isRouteErrorResponse, Link, NavLink, Outlet, redirect, useRouteLoaderData } from "react-router";
import { siteContext, staffContext, visitContext } from "../../platform/site.server.ts";
import mark from "../../ui/art/mark.svg";
import type { DocumentHandle } from "../../ui/document-handle.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { SiteFactsContext } from "../../ui/page-meta.tsx";
import { ErrorCard } from "../pages/error-card.tsx";
import { findSettings } from "../settings/find-settings.server.ts";
import { fullName } from "../settings/full-name.ts";
import type { Route } from "./+types/staff-layout";
import "./staff.css";

export const handle: DocumentHandle = { isApp: true };

/** The one guard of the staff area: it runs before every loader and action below it. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const member = await context.get(siteContext).signIn.whoIs(request.headers);
    if (member === undefined) {
      const { pathname, search } = new URL(request.url);
      throw redirect(`${href("/login")}?to=${encodeURIComponent(pathname + search)}`);
    }
    context.set(staffContext, member);
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { name, kind } = await findSettings(context.get(siteContext));
  return { name, kind, origin: context.get(visitContext).origin, member: context.get(staffContext) };
}

/** What stands around every staff page: on phones the links are a bar at the thumb. */
export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("staff-layout");
  return (
    <Frame {...(loaded ?? { ...firstSettings, origin: "" })}>
      <ErrorCard refusal={isRouteErrorResponse(error) ? error : undefined} />
    </Frame>
  );
}

const links: { label: string; to: string; icon: IconName }[] = [
  { label: staff.nav.home, to: href("/admin"), icon: "home" },
  { label: staff.nav.posts, to: href("/admin/post"), icon: "list" },
  { label: staff.nav.signOut, to: href("/admin/signout"), icon: "out" },
];

interface FrameProps {
  name: string;
  kind: string;
  origin: string;
  children: React.ReactNode;
}

function Frame({ name, kind, origin, children }: FrameProps) {
  return (
    <SiteFactsContext value={{ name: fullName({ name, kind }), origin }}>
      <a className="skip" href="#main">
        {staff.skip}
      </a>
      <header className="top staff-top">
        <div className="wrap">
          <Link className="logo" to={href("/admin")}>
            <img src={mark} width="44" height="44" alt="" />
            <span>
              {name}
              {kind && <small>{` ${kind}`}</small>}
            </span>
          </Link>
          <nav className="nav staff-nav only-md" aria-label={staff.nav.label}>
            {links.map(({ label, to }) => (
              <NavLink key={to} to={to} end={to === href("/admin")}>
                {label}
              </NavLink>
            ))}
          </nav>
        </div>
      </header>
      <div className="strip strip--thin" />
      <main id="main" className="staff-main">
        <div className="wrap">{children}</div>
      </main>
      <nav className="tabbar g-ink" aria-label={staff.nav.quick}>
        {links.map(({ label, to, icon }) => (
          <NavLink key={to} to={to} end={to === href("/admin")}>
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
      </nav>
    </SiteFactsContext>
  );
}
