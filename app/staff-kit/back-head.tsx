import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";

/**
 * Header of a staff page that belongs to another one.
 * @param back name of the other page, whose address is `to`
 */
export const BackHead = ({ title, to, back }: { title: string; to: string; back: string }) => (
  <div className="head-row">
    <h1>{title}</h1>
    <Link className="act" to={to}>
      <Icon name="back" />
      {back}
    </Link>
  </div>
);
