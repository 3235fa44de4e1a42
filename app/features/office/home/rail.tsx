import { staffShell } from "content/staff-shell.ts";
import { href, Link, NavLink, useLocation } from "react-router";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { PlaceName } from "../../../server/staff-menu.ts";
import type { StaffLook } from "../../../ui/document.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../values/icon-name.ts";
import { AccountMenu } from "./account-menu.tsx";
import { findRoom, type Menu, type MenuPlace, waitingIn } from "./menu.ts";
import { Opener, type Overlay } from "./opener.tsx";
import { Waiting } from "./staff-count.tsx";
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

export const placeIcons: Record<PlaceName, IconName> = {
  write: "pen",
  people: "users",
  money: "money",
  children: "child",
  site: "house",
};

/** Names of places in the narrow strip. */
const stripNames = (): Record<PlaceName, string> => ({ ...staffShell.places, ...staffShell.strip });

/** The strip of wide screens: the places, which never scroll or fold. */
export function Rail({ name, look, member, menu, onOpen }: ShellProps) {
  const { pathname } = useLocation();
  const here = menu && findRoom(menu, pathname)?.place;
  return (
    <header className="rail" data-region tabIndex={-1}>
      <div className="rail-in g-ink">
        <Link className="rail-mark" to={today().to} aria-label={`${name}, ${today().label}`}>
          {look?.header ? <img className="mark" src={look.header} alt="" /> : <Mark />}
        </Link>
        <Opener className="rl rl--find" to={href("/admin/jump")} onOpen={() => onOpen("jump")}>
          <Icon name="search" />
          {staffShell.find}
        </Opener>
        <nav aria-label={staffShell.places.label}>
          <ul>
            <li>
              <NavLink className="rl" to={today().to} end>
                <Icon name={today().icon} />
                {today().label}
              </NavLink>
            </li>
            {menu?.places.map((place) => (
              <li key={place.name}>
                <PlaceLink place={place} isHere={place === here} />
              </li>
            ))}
          </ul>
        </nav>
        {member && <AccountMenu member={member} onHelp={() => onOpen("shortcuts")} />}
      </div>
    </header>
  );
}

/** Opens the first room of the place. The rooms of the current place have their own counts. */
function PlaceLink({ place, isHere }: { place: MenuPlace; isHere: boolean }) {
  return (
    <Link className="rl" to={place.rooms[0]?.to ?? today().to} aria-current={isHere ? "true" : undefined}>
      <Icon name={placeIcons[place.name]} />
      {stripNames()[place.name]}
      {!isHere && <Waiting count={waitingIn(place)} />}
    </Link>
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
