import "./admin.css";
import { firstSettings } from "content/site.ts";
import { staff } from "content/staff.ts";
import { staffPeople } from "content/staff-people.ts";
import { href, Link, NavLink, Outlet, redirectDocument, useRouteLoaderData } from "react-router";
import { UnsavedChangesGuard } from "../../cms/unsaved-changes-guard.tsx";
import type { StaffMember } from "../../server/auth/auth.ts";
import { appContext, requestInfoContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import type { DocumentHandle } from "../../ui/document.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { SiteDetailsContext } from "../../ui/page-meta.tsx";
import { ErrorCard } from "../layout/error-message.tsx";
import { canAnswerDataRequests } from "../privacy/privacy-permissions.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { fullName } from "../settings/settings-schema.ts";
import { canReadAuditLog } from "../users/user-permissions.ts";
import type { Route } from "./+types/admin-layout";
import { canReadOutbox } from "./admin-permissions.ts";

export const handle: DocumentHandle = { isApp: true };

/** The only guard of the staff area: runs before every loader and action below it. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const session = await context.get(appContext).auth.getAndExtendSession(request.headers);
    if (session === undefined) {
      const { pathname, search } = new URL(request.url);
      throw redirectDocument(`${href("/login")}?to=${encodeURIComponent(pathname + search)}`);
    }
    // Every supported browser sends `Origin`; a form without one comes from no browser.
    if (request.method !== "GET" && !request.headers.has("Origin")) throw new AppError("foreignForm");
    context.set(staffContext, session.member);
    const answer = await next();
    // An answer with its own cookies ended or renewed the session.
    if (answer.headers.getSetCookie().length === 0) {
      for (const cookie of session.cookies) answer.headers.append("Set-Cookie", cookie);
    }
    return answer;
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { name, kind } = await findSettings(context.get(appContext));
  return { name, kind, origin: context.get(requestInfoContext).origin, member: context.get(staffContext) };
}

/** The layout of staff pages: on phones, the links form a bottom bar. */
export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <UnsavedChangesGuard />
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("staff-layout");
  return (
    <Frame {...(loaded ?? { ...firstSettings, origin: "" })}>
      <ErrorCard error={error} />
    </Frame>
  );
}

interface StaffLink {
  label: string;
  to: string;
  icon: IconName;
  /** In the bottom bar of phones, which has room for four. */
  inBar?: true;
  may?(member: StaffMember): boolean;
}

const links: StaffLink[] = [
  { label: staff.nav.home, to: href("/admin"), icon: "home", inBar: true },
  { label: staff.nav.posts, to: href("/admin/post"), icon: "list", inBar: true },
  { label: staff.nav.events, to: href("/admin/event"), icon: "calendar" },
  { label: staff.nav.projects, to: href("/admin/project"), icon: "list" },
  { label: staff.nav.news, to: href("/admin/news"), icon: "link" },
  { label: staff.nav.media, to: href("/admin/media"), icon: "picture" },
  { label: staff.nav.messages, to: href("/admin/messages"), icon: "mail" },
  { label: staff.nav.newsletter, to: href("/admin/newsletter"), icon: "mail" },
  { label: staff.nav.subscribers, to: href("/admin/subscribers"), icon: "mail" },
  { label: staff.nav.mail, to: href("/admin/mail"), icon: "mail", may: canReadOutbox },
  { label: staff.nav.peopleData, to: href("/admin/people-data"), icon: "users", may: canAnswerDataRequests },
  { label: staff.nav.settings, to: href("/admin/settings"), icon: "list" },
  { label: staffPeople.nav.users, to: href("/admin/manageusers"), icon: "users", inBar: true },
  { label: staffPeople.nav.account, to: href("/admin/account"), icon: "key" },
  { label: staffPeople.nav.log, to: href("/admin/log"), icon: "list", may: canReadAuditLog },
  { label: staff.nav.signOut, to: href("/admin/signout"), icon: "out", inBar: true },
];

interface FrameProps {
  name: string;
  kind: string;
  origin: string;
  /** Undefined when an error came before the session check. */
  member?: StaffMember;
  children: React.ReactNode;
}

function Frame({ name, kind, origin, member, children }: FrameProps) {
  const shown = links.filter(({ may }) => may === undefined || (member !== undefined && may(member)));
  return (
    <SiteDetailsContext value={{ name: fullName({ name, kind }), origin }}>
      <a className="skip" href="#main">
        {staff.skip}
      </a>
      <header className="top staff-top">
        <div className="wrap">
          <Link className="logo" to={href("/admin")}>
            <Logo name={name} kind={kind} />
          </Link>
          <nav className="nav staff-nav only-md" aria-label={staff.nav.label}>
            {shown.map(({ label, to }) => (
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
        {shown
          .filter(({ inBar }) => inBar)
          .map(({ label, to, icon }) => (
            <NavLink key={to} to={to} end={to === href("/admin")}>
              <Icon name={icon} />
              {label}
            </NavLink>
          ))}
      </nav>
    </SiteDetailsContext>
  );
}
