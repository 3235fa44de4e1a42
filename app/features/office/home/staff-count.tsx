import { staffShell } from "content/staff-shell.ts";
import { type MenuPage, maxTotal, maxWaiting } from "./menu.ts";

const write = (count: number, max: number) => (count > max ? `${max}+` : String(count));

/** Shows the number of waiting items, with a hidden text for screen readers; renders nothing for zero. */
export function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {" "}
      <span className="count">
        {write(count, maxWaiting)}
        <span className="vh">{` ${staffShell.waiting}`}</span>
      </span>
    </>
  );
}

/** Shows the count beside a page's name. */
export function PageCount({ page: { waiting, total } }: { page: MenuPage }) {
  if (waiting !== undefined) return <Waiting count={waiting} />;
  if (total === undefined) return null;
  return (
    <>
      {" "}
      <span className="count count--quiet">{write(total, maxTotal)}</span>
    </>
  );
}
