import { staffShell } from "content/staff-shell.ts";
import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import type { Menu } from "./menu.ts";
import { placeIcons } from "./rail.tsx";
import { PageCount } from "./staff-count.tsx";

interface AllRoomsProps {
  menu: Menu;
  /** Closes the sheet. */
  onChoose?(): void;
}

/** Every place with its rooms. */
export const AllRooms = ({ menu: { places }, onChoose }: AllRoomsProps) =>
  places.map(({ name, rooms }) => (
    <section key={name}>
      <h3>
        <Icon name={placeIcons[name]} />
        {staffShell.places[name]}
      </h3>
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
