import { staffShell } from "content/staff-shell.ts";
import { useRouteLoaderData } from "react-router";
import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { AccountLinks } from "./account-menu.tsx";
import type { loader as staffLoader } from "./admin-layout.tsx";
import { AllRooms } from "./all-rooms.tsx";

export const handle: StaffHandle = { staff: everyMember };

const words = staffShell.more;

/** All sections and pages of the menu as a page, for browsers without script. */
export default function PlacesPage() {
  const menu = useRouteLoaderData<typeof staffLoader>("staff-layout")?.menu;
  return (
    <div className="stack places-page">
      <PageMeta title={words.heading} />
      <h1>{words.heading}</h1>
      <nav className="more-grid" aria-label={words.label}>
        {menu && <AllRooms menu={menu} level="h2" />}
        <section>
          <h2>{words.you}</h2>
          <div className="own">
            {/* Links open sheets only with script. */}
            <AccountLinks onHelp={() => location.assign("/admin/jump")} />
          </div>
        </section>
      </nav>
    </div>
  );
}
