import { staffShell } from "content/staff-shell.ts";
import { maxTotal, maxWaiting, type StaffCounts } from "./staff-counts.ts";
import type { StaffPage } from "./staff-map.tsx";

const write = (count: number, max: number) => (count > max ? `${max}+` : String(count));

/** What waits, as a tab with a hidden word; nothing for zero. */
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

/** The count beside a page's name. */
export function PageCount({ page: { waiting, total }, counts }: { page: StaffPage; counts: StaffCounts | undefined }) {
  if (counts === undefined) return null;
  if (waiting) return <Waiting count={counts[waiting]} />;
  if (!total) return null;
  return (
    <>
      {" "}
      <span className="count count--quiet">{write(counts[total], maxTotal)}</span>
    </>
  );
}
