import { staffCaches as words } from "content/staff-caches.ts";
import { writeMoment } from "../../values/lagos-time.ts";

interface CdnCardProps {
  /** Since when they could not be told: ISO date and time, UTC. */
  untoldSince: string | undefined;
  /** How late visitors see a change then. */
  minutes: number;
}

/** Says that caches in front of the site do not hear of changes; nothing while they do. */
export function CdnCard({ untoldSince, minutes }: CdnCardProps) {
  if (untoldSince === undefined) return null;
  return (
    <section aria-labelledby="caches">
      <h2 id="caches" className="t-3">
        {words.heading}
      </h2>
      <p className="alert alert--err" role="alert">
        {words.untold(writeMoment(untoldSince), minutes)}
      </p>
    </section>
  );
}
