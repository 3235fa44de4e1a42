import { staffShell } from "content/staff-shell.ts";
import { Link, useLocation } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { findRoom, type Menu, type MenuPlace, type MenuRoom } from "./menu.ts";
import { PageCount } from "./staff-count.tsx";
import "./rooms.css";

interface RoomsProps {
  menu: Menu | undefined;
}

const useHere = (menu: Menu | undefined) => {
  const { pathname } = useLocation();
  return menu && findRoom(menu, pathname);
};

const nameOf = ({ name }: MenuPlace) => staffShell.places[name];

/** Lists the entries of the current section, beside the menu. Renders nothing on pages outside the menu. */
export function Rooms({ menu }: RoomsProps) {
  const here = useHere(menu);
  if (here === undefined) return null;
  return (
    <nav className="rooms" aria-label={staffShell.roomsOf(nameOf(here.place))} data-region tabIndex={-1}>
      <p className="rooms-title">{nameOf(here.place)}</p>
      <RoomList {...here} />
    </nav>
  );
}

/** The same list on phones, at the top of the page; works without script. A section with one entry needs no list. */
export function RoomsOfPhone({ menu }: RoomsProps) {
  const { pathname } = useLocation();
  const here = useHere(menu);
  if (here === undefined || here.place.rooms.length < 2) return null;
  return (
    // The key closes the list on each new page.
    <details className="rooms-fold" key={pathname}>
      <summary>
        {nameOf(here.place)}
        <Icon name="unfold" />
      </summary>
      <nav aria-label={staffShell.roomsOf(nameOf(here.place))}>
        <RoomList {...here} />
      </nav>
    </details>
  );
}

function RoomList({ place, room: current }: { place: MenuPlace; room: MenuRoom }) {
  return (
    <ul>
      {place.rooms.map((room) => (
        <li key={room.to}>
          <Link to={room.to} aria-current={room === current ? "true" : undefined}>
            {room.label}
            <PageCount page={room} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Tabs of the pages of a menu entry; shown on each of them. */
export function RoomTabs({ menu }: RoomsProps) {
  const { pathname } = useLocation();
  const here = useHere(menu);
  if (here === undefined || !here.room.tabs.some(({ to }) => to === pathname)) return null;
  return (
    <nav className="chips room-tabs" aria-label={here.room.label}>
      {here.room.tabs.map(({ label, to }) => (
        <Link key={to} className="chip" to={to} aria-current={to === pathname ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
