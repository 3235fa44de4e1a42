import { staffClock as words } from "content/staff-clock.ts";
import { useFetcher } from "react-router";
import { StatusMessage } from "../../cms/status-message.tsx";
import { writeDateAndTime } from "../../values/lagos-time.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import type { ClockJump } from "./find-clock-jump.server.ts";

interface ClockCardProps {
  clock: ClockJump | undefined;
  /** Admins only. */
  canConfirm: boolean;
}

/** Warns that the clock jumped: retention is paused until an admin confirms the time. */
export function ClockCard({ clock, canConfirm }: ClockCardProps) {
  const fetcher = useFetcher<StaffFormResult>();
  if (clock === undefined) return <StatusMessage answer={fetcher.data} />;
  return (
    <section aria-labelledby="clock">
      <h2 id="clock" className="t-3">
        {words.heading}
      </h2>
      <StatusMessage answer={fetcher.data} />
      <div className="alert alert--err" role="alert">
        <p>{words.jumped(writeDateAndTime(clock.now), writeDateAndTime(clock.trusted))}</p>
        <p>{canConfirm ? words.whatToDo : words.askAdmin}</p>
      </div>
      {canConfirm && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="confirm-clock" />
          <input type="hidden" name="moment" value={clock.now} />
          <button type="submit" className="act">
            {words.confirm}
          </button>
        </fetcher.Form>
      )}
    </section>
  );
}
