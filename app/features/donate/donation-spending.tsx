import { spending } from "content/donate.ts";
import { Doughnut, writePercent } from "../../ui/doughnut.tsx";
import type { SiteSettings } from "../settings/settings-schema.ts";

export function SpendingCard({ distribution }: { distribution: SiteSettings["donationDistribution"] }) {
  const read = distribution.shares.map(({ label, percent }) => `${label} ${writePercent(percent)}`).join(", ");
  return (
    <section className="section" aria-labelledby="spending">
      <div className="wrap">
        <h2 id="spending" className="t-1 spending-heading">
          {spending.heading}
        </h2>
        <p className="lede">{spending.lede}</p>
        <Doughnut label={`${distribution.label}: ${read}`} shares={distribution.shares} />
      </div>
    </section>
  );
}
