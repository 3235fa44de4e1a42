import { staffShell } from "content/staff-shell.ts";
import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import type { Menu } from "./menu.ts";
import { placeIcons } from "./rail.tsx";
import { PageCount } from "./staff-count.tsx";

interface AllRoomsProps {
  menu: Menu;
  /** Level of the places' names: below what they stand in. */
  level: "h2" | "h3";
  /** Closes the sheet. */
  onChoose?(): void;
}

/** Every place with its rooms. */
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
