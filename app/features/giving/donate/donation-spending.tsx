import { labelled } from "content/labelled.ts";
import { Doughnut, writePercent } from "../../../ui/doughnut.tsx";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { useWords } from "../../foundation/words/use-words.tsx";

export function SpendingCard({ distribution }: { distribution: SiteSettings["donationDistribution"] }) {
  const words = useWords("spending");
  if (distribution.shares.length === 0) return null;
  const read = distribution.shares.map(({ label, percent }) => `${label} ${writePercent(percent)}`).join(", ");
  return (
    <section className="section" aria-labelledby="spending">
      <div className="wrap">
        <h2 id="spending" className="t-1 spending-heading">
          {words.heading}
        </h2>
        <p className="lede">{words.lede}</p>
        <Doughnut label={labelled(distribution.label, read)} shares={distribution.shares} />
      </div>
    </section>
  );
}
