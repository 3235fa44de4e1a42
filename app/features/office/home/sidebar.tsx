import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { useLayoutEffect, useRef } from "react";
import { href, Link, NavLink, useLocation } from "react-router";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { useDeviceValue } from "../../../ui/device-value.ts";
import type { StaffLook } from "../../../ui/document.ts";
import { Icon } from "../../../ui/icon.tsx";
import { AccountMenu } from "./account-menu.tsx";
import type { Menu, MenuGroup, MenuPage } from "./menu.ts";
import { Opener, type Overlay } from "./opener.tsx";
import { PageCount, Waiting } from "./staff-count.tsx";
import { today } from "./staff-map.tsx";

export interface ShellProps {
  name: string;
  kind: string;
  look?: StaffLook | undefined;
  /** Undefined when an error came before the session check. */
  member?: StaffMember;
  /** Undefined together with `member`. */
  menu?: Menu;
  onOpen(overlay: Overlay): void;
}

/** Navigation of wide screens: the groups stay as this person left them. */
export function Sidebar({ name, kind, look, member, menu = [], onOpen }: ShellProps) {
  const { pathname } = useLocation();
  const isHere = ({ to }: MenuPage) => pathname === to || pathname.startsWith(`${to}/`);
  const here = menu.find(({ pages }) => pages.some(isHere))?.name;
  return (
    <header className="side" data-region tabIndex={-1}>
      <div className="cloth-side g-ink">
        <div className="side-head">
          <Link className="logo" to={href("/admin")}>
            {look?.header ? <img className="mark" src={look.header} alt="" /> : <Mark />}
            <span>
              {name}
              {kind && <small>{` ${kind}`}</small>}
            </span>
          </Link>
          <Opener className="jump-open" to={href("/admin/jump")} onOpen={() => onOpen("jump")}>
            <Icon name="search" />
            {staffShell.jump.title}
            <span className="key" aria-hidden="true">
              {staffShell.jump.shortcut}
            </span>
          </Opener>
        </div>
        <nav className="side-nav" aria-label={staff.nav.label}>
          <PageLink page={today} />
          {menu.map((group) => (
            <Group
              key={group.name}
              group={group}
              owner={member?.id ?? ""}
              // At first: on a Foundation page only that group, else the daily work.
              isOpenAtFirst={(group.name === "foundation") === (here === "foundation")}
            />
          ))}
        </nav>
        {member && <AccountMenu member={member} onHelp={() => onOpen("shortcuts")} />}
      </div>
    </header>
  );
}

/** Mark in the colours of the cloth. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
      <path fill="#5b2889" d="M2 2h44v22a22 22 0 0 1-44 0z" />
      <circle cx="16" cy="14" r="4.5" fill="#f8a5c2" />
      <circle cx="32" cy="14" r="4.5" fill="#c3e6b4" />
      <path fill="#ffc72e" d="M10 23h28a14 14 0 0 1-28 0" />
    </svg>
  );
}

function PageLink({ page }: { page: MenuPage }) {
  return (
    <NavLink className="snav" to={page.to} end={page === today}>
      <Icon name={page.icon} />
      {page.label}
      <PageCount page={page} />
    </NavLink>
  );
}

interface GroupProps {
  group: MenuGroup;
  /** Member whose choice the device keeps. */
  owner: string;
  isOpenAtFirst: boolean;
}

function Group({ group: { name, pages }, owner, isOpenAtFirst }: GroupProps) {
  const [choice, choose] = useDeviceValue(`staff-group ${name} ${owner}`);
  const isOpen = choice === undefined ? isOpenAtFirst : choice === "open";
  const waiting = pages.reduce((sum, page) => sum + (page.waiting ?? 0), 0);
  const details = useRef<HTMLDetailsElement>(null);
  const keep = (open: boolean) => open !== isOpen && choose(open ? "open" : "closed");
  // A group that was opened or closed before the script answered told nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first look can differ unheard.
  useLayoutEffect(() => void (details.current && keep(details.current.open)), []);
  return (
    <details ref={details} open={isOpen} onToggle={({ currentTarget: { open } }) => keep(open)}>
      <summary>
        <Icon name="next" />
        {staffShell.groups[name]}
        <Waiting count={waiting} />
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </details>
  );
}
