import { isHeldBack } from "../../../server/auth/second-step-duty.ts";
import { withReadingRight } from "../../../server/auth/with-reading-right.server.ts";
import "./admin.css";
import "../../../ui/practice-banner.css";
import { staff } from "content/staff.ts";
import { type ReactNode, useCallback, useState } from "react";
import {
  href,
  isRouteErrorResponse,
  Outlet,
  redirectDocument,
  useLocation,
  useMatches,
  useNavigationType,
  useRouteLoaderData,
} from "react-router";
import { appContext, requestInfoContext, staffContext } from "../../../server/context.server.ts";
import { type SwitchKey, withoutSwitchedOff } from "../../../server/feature-switch.ts";
import { AppError, isErrorCode } from "../../../server/http/errors.ts";
import { trustAskedOrigin } from "../../../server/http/site-address.server.ts";
import { DeviceQueueLoader } from "../../../staff-kit/offline/device-queue-loader.tsx";
import { revalidateUnlessQueued } from "../../../staff-kit/offline/send-or-queue.ts";
import { UnsavedChangesGuard } from "../../../staff-kit/unsaved-changes-guard.tsx";
import { useRestoredForm } from "../../../staff-kit/use-restored-form.ts";
import type { DocumentHandle } from "../../../ui/document.ts";
import { SiteDetailsContext } from "../../../ui/page-meta.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { siteClock } from "../../../values/site-clock.ts";
import { staffLookOf } from "../../foundation/look/staff-look.server.ts";
import { findSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import { findOffSwitchesOnce, sortForStaff } from "../../foundation/use/find-features-in-use.server.ts";
import { SwitchedOffContext, UnusedContext } from "../../foundation/use/switched-off.tsx";
import { ErrorCard } from "../../foundation/words/error-message.tsx";
import type { Route } from "./+types/admin-layout";
import { BrokenCard } from "./broken-card.tsx";
import { ClosedPageCard } from "./closed-page-card.tsx";
import { findMenu } from "./find-menu.server.ts";
import type { JumpBox } from "./jump-box.tsx";
import type { Overlay } from "./opener.tsx";
import { BottomBar, CreateSheet, MoreSheet, TopBar } from "./phone-bars.tsx";
import { Pocket } from "./pocket.tsx";
import { Rail, type ShellProps } from "./rail.tsx";
import { Rooms, RoomsOfPhone, RoomTabs } from "./rooms.tsx";
import { ShortcutsDialog, useShortcuts } from "./shortcuts.tsx";
import { SlowLine } from "./slow-line.tsx";
import { useBusyForms } from "./use-busy-forms.tsx";

export const handle: DocumentHandle = { isApp: true };

/** Admits only staff; runs before every loader and action below. The roles are in each route's `handle.staff`. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const session = await context.get(appContext).auth.getAndExtendSession(request.headers);
    if (session === undefined) {
      throw redirectDocument(`${href("/login")}?to=${encodeURIComponent(pageOf(new URL(request.url)))}`);
    }
    // Every supported browser sends `Origin` with a form, so a form without it comes from no browser.
    const isShare = new URL(request.url).pathname === href("/admin/share");
    if (request.method !== "GET" && !isShare && !request.headers.has("Origin")) throw new AppError("foreignForm");
    context.set(staffContext, await withReadingRight(context.get(appContext), session.member));
    context.get(requestInfoContext).confirmedAt = session.confirmedAt;
    trustAskedOrigin();
    const answer = await next();
    // A response with cookies has itself started, renewed or ended the session.
    if (answer.headers.getSetCookie().length === 0) {
      for (const cookie of session.cookies) answer.headers.append("Set-Cookie", cookie);
    }
    return answer;
  },
];

/** Returns the address of the page, without `.data` of React Router's requests. */
function pageOf({ pathname, search, searchParams }: URL): string {
  const page = pathname.replace(/\.data$/, "");
  if (!searchParams.has("_routes")) return page + search;
  searchParams.delete("_routes");
  return searchParams.size > 0 ? `${page}?${searchParams}` : page;
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const member = context.get(staffContext);
  const { name, kind, look } = await findSettingsOnce(ctx, requestInfo);
  const { closed: off, unused } = sortForStaff(await findOffSwitchesOnce(ctx, requestInfo));
  // A member who must set up two-step sign-in has no menu and no counts.
  const shown = isHeldBack(member)
    ? {}
    : { member, menu: await findMenu(ctx, withoutSwitchedOff(ctx.features, [...off, ...unused]), member) };
  const { origin } = requestInfo;
  const formKey = crypto.randomUUID().slice(0, 23);
  return { name, kind, look: staffLookOf(look), clock: siteClock(), origin, off, unused, formKey, ...shown };
}

export const shouldRevalidate = revalidateUnlessQueued;

/** Language of the words that this document loaded. */
const languageOfScripts = import.meta.env.SSR ? undefined : document.documentElement.lang.slice(0, 2);

/** The layout of staff pages: places and rooms at the side, two bars on phones. */
export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  // After a change of the language, the next page loads scripts of the new one. A form stays as it is until then.
  useOnChange([pathname, search], () => {
    if (loaderData.clock.language !== languageOfScripts) location.reload();
  });
  if (useMatches().some(({ handle }) => (handle as DocumentHandle | undefined)?.isBare)) {
    const { name, kind, origin, off } = loaderData;
    return (
      <SiteDetailsContext value={{ name: fullName({ name, kind }), origin }}>
        <UnsavedChangesGuard />
        <SwitchedOffContext value={off}>
          <div className="bare" data-owner={loaderData.member?.id}>
            <Outlet />
          </div>
        </SwitchedOffContext>
      </SiteDetailsContext>
    );
  }
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
    <Frame {...(loaded ?? { name: "", kind: "", origin: "" })}>
      {isOffline(error) ? <Pocket /> : <StaffError error={error} />}
    </Frame>
  );
}

function StaffError({ error }: { error: unknown }) {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (isErrorCode(data) && data.closed) {
    // The list of roles replaces "Only admins", because other roles may be allowed.
    const sentence = data.code === "adminsOnly" ? undefined : data.sentence;
    return <ClosedPageCard page={data.closed} sentence={sentence} />;
  }
  const isExpected = isErrorCode(data) || (isRouteErrorResponse(error) && error.status < 500);
  return isExpected ? <ErrorCard error={error} /> : <BrokenCard />;
}

/** Returns true for an error that `fetch` or `import` throws without a connection. */
const isOffline = (error: unknown) => error instanceof TypeError && !navigator.onLine;

type FrameProps = Omit<ShellProps, "onOpen"> & {
  origin: string;
  off?: readonly SwitchKey[];
  unused?: readonly SwitchKey[];
  children: ReactNode;
};

function Frame({ origin, off = [], unused = [], children, ...shown }: FrameProps) {
  const { name, kind, member, menu } = shown;
  const [overlay, setOverlay] = useState<Overlay>();
  // Loaded at its first use.
  const [jumpBox, setJumpBox] = useState<{ JumpBox: typeof JumpBox }>();
  const close = () => setOverlay(undefined);
  const onOpen = useCallback((wanted: Overlay) => {
    if (wanted !== "jump") return setOverlay(wanted);
    import("./jump-box.tsx").then(
      (loaded) => {
        setJumpBox(loaded);
        setOverlay(wanted);
      },
      () => location.assign(href("/admin/jump")),
    );
  }, []);
  useShortcuts(onOpen);
  useScrollToTop();
  useBusyForms();
  useRestoredForm();
  const shell = { ...shown, onOpen };
  return (
    <SiteDetailsContext value={{ name: fullName({ name, kind }), origin }}>
      <a className="skip" href="#main">
        {staff.skip}
      </a>
      <div className="shell" data-owner={member?.id}>
        <Rail {...shell} />
        <Rooms menu={menu} />
        <div className="col">
          <TopBar {...shell} />
          <main id="main" className="staff-main" data-region tabIndex={-1}>
            <SlowLine />
            <div className="wrap">
              <DeviceQueueLoader part="DeviceQueue" />
              <RoomsOfPhone menu={menu} />
              <RoomTabs menu={menu} />
              <SwitchedOffContext value={off}>
                <UnusedContext value={unused}>{children}</UnusedContext>
              </SwitchedOffContext>
            </div>
          </main>
        </div>
      </div>
      <BottomBar {...shell} />
      {overlay === "create" && <CreateSheet {...shown} onClose={close} />}
      {overlay === "more" && <MoreSheet {...shell} onClose={close} />}
      {overlay === "shortcuts" && <ShortcutsDialog onClose={close} />}
      {overlay === "jump" && jumpBox && member && menu && (
        <jumpBox.JumpBox member={member} menu={menu} onClose={close} />
      )}
    </SiteDetailsContext>
  );
}

/** Scrolls a new page to its top. After the back button, the browser restores the position. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  useOnChange([pathname], () => {
    if (type !== "POP") scrollTo(0, 0);
  });
}
