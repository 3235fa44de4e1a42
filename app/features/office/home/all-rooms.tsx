import { staffShell } from "content/staff-shell.ts";
import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import type { Menu } from "./menu.ts";
import { placeIcons } from "./rail.tsx";
import { PageCount } from "./staff-count.tsx";

interface AllRoomsProps {
  menu: Menu;
  /** Heading level of the sections, below the surrounding heading. */
  level: "h2" | "h3";
  onChoose?(): void;
}

/** Lists all sections of the menu with their pages. */
export const AllRooms = ({ menu: { places }, level: Heading, onChoose }: AllRoomsProps) =>
  places.map(({ name, rooms }) => (
    <section key={name}>
      <Heading>
        <Icon name={placeIcons[name]} />
        {staffShell.places[name]}
      </Heading>
      <ul>
        {rooms.map((room) => (
          <li key={room.to}>
            <Link to={room.to} onClick={onChoose}>
              {room.label}
              <PageCount page={room} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
