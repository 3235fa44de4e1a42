import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { href, Link, NavLink } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { AccountLinks, Initial } from "./account-menu.tsx";
import { AllRooms } from "./all-rooms.tsx";
import type { MenuPage } from "./menu.ts";
import { Opener } from "./opener.tsx";
import type { ShellProps } from "./rail.tsx";
import { PageCount } from "./staff-count.tsx";
import { today, useCreations } from "./staff-map.tsx";

const all = href("/admin/jump");

/** Bar above the page, on phones. */
export function TopBar({ name, look, member, onOpen }: ShellProps) {
  return (
    <header className="ptop" data-region tabIndex={-1}>
      <Link className="logo" to={href("/admin")}>
        <Logo name={name} kind="" src={look?.mark} />
      </Link>
      <Opener className="ib" to={all} aria-label={staffShell.jump.title} onOpen={() => onOpen("jump")}>
        <Icon name="search" />
      </Opener>
      {member && (
        <Opener
          className="ib"
          to={href("/admin/account")}
          aria-label={staffShell.account.own}
          onOpen={() => onOpen("more")}
        >
          <Initial name={member.name} />
        </Opener>
      )}
    </header>
  );
}

/** Bar at the bottom of the page, on phones. */
export function BottomBar({ member, menu, onOpen }: ShellProps) {
  const creations = useCreations(member);
  const [first, second] = menu?.pockets ?? [];
  const link = (page: MenuPage) => (
    <NavLink to={page.to} end={page.to === today().to}>
      <Icon name={page.icon} />
      {page.label}
      {page.waiting !== undefined && <PageCount page={page} />}
    </NavLink>
  );
  return (
    <nav className="pbar g-ink" aria-label={staff.nav.quick} data-region tabIndex={-1}>
      {link(today())}
      {first && link(first)}
      {creations.length > 0 && (
        <Opener className="go" to={all} aria-label={staffShell.create.label} onOpen={() => onOpen("create")}>
          <Icon name="plus" />
        </Opener>
      )}
      {second && link(second)}
      <Opener to={href("/admin/places")} onOpen={() => onOpen("more")}>
        <Icon name="more" />
        {staffShell.bar.more}
      </Opener>
    </nav>
  );
}

export function CreateSheet({ member, onClose }: Pick<ShellProps, "member"> & { onClose(): void }) {
  return (
    <Modal heading={staffShell.create.heading} close={staffShell.close} onClose={onClose} sheet="bottom">
      <div className="made">
        {useCreations(member).map(({ to, label, note, art, ground }) => (
          <Link key={to} className={ground} to={to} onClick={onClose}>
            <img src={art} width="56" height="44" alt="" />
            <span>
              <b>{label}</b> <small>{note}</small>
            </span>
            <Icon name="arrow" />
          </Link>
        ))}
      </div>
    </Modal>
  );
}

/** Sheet with all sections of the menu, and the member's own pages. */
export function MoreSheet({ menu, onOpen, onClose }: ShellProps & { onClose(): void }) {
  return (
    <Modal heading={staffShell.more.heading} close={staffShell.close} onClose={onClose} sheet="bottom">
      <nav className="more-grid" aria-label={staffShell.more.label}>
        {menu && <AllRooms menu={menu} level="h3" onChoose={onClose} />}
        <section>
          <h3>{staffShell.more.you}</h3>
          <div className="own">
            <AccountLinks onHelp={() => onOpen("shortcuts")} onChoose={onClose} />
          </div>
        </section>
      </nav>
    </Modal>
  );
}
