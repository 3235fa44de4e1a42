import { staffCaches as words } from "content/staff-caches.ts";
import { writeMoment } from "../../values/lagos-time.ts";

interface CdnCardProps {
  /** Start of the failing CDN purges: ISO date and time, UTC. */
  unpurgedSince: string | undefined;
  /** The delay until visitors then see a change. */
  minutes: number;
}

/** Warns while CDN purges fail. */
export function CdnCard({ unpurgedSince, minutes }: CdnCardProps) {
  if (unpurgedSince === undefined) return null;
  return (
    <section aria-labelledby="caches">
      <h2 id="caches" className="t-3">
        {words.heading}
      </h2>
      <p className="alert alert--err" role="alert">
        {words.untold(writeMoment(unpurgedSince), minutes)}
      </p>
    </section>
  );
}
