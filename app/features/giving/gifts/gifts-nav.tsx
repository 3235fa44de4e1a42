import { staffGifts } from "content/staff-gifts.ts";
import { href, NavLink, useRouteLoaderData } from "react-router";
import type { HasRoles } from "../../../values/roles.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import { canManageBank } from "../bank-details/bank-permissions.ts";
import "./staff-gifts.css";

const words = staffGifts.nav;

/** Navigation between the pages of gifts. */
export function GiftsNav() {
  const readsStatements = useIsInUse("statements");
  const member = (useRouteLoaderData("staff-layout") as { member?: HasRoles } | undefined)?.member;
  return (
    <>
      <nav className="chips" aria-label={words.label}>
        <NavLink className="chip" to={href("/admin/gifts")} end>
          {words.expected}
        </NavLink>
        {readsStatements && (
          <NavLink className="chip" to={href("/admin/gifts/statement")}>
            {words.statement}
          </NavLink>
        )}
        <NavLink className="chip" to={href("/admin/gifts/record")}>
          {words.record}
        </NavLink>
        <NavLink className="chip" to={href("/admin/gifts/received")}>
          {words.received}
        </NavLink>
        <NavLink className="chip" to={href("/admin/gifts/audit")}>
          {words.audit}
        </NavLink>
        {member && canManageBank(member) && (
          <NavLink className="chip" to={href("/admin/bank")}>
            {words.bank}
          </NavLink>
        )}
      </nav>
      <SwitchedOffNotice of="gifts" />
    </>
  );
}
