import { labelled } from "content/labelled.ts";
import type { transparency } from "content/transparency.ts";
import { href } from "react-router";
import { Doughnut, writePercent } from "../../../ui/doughnut.tsx";
import { writeMonth } from "../../../values/founding-month.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Spending } from "../transparency/find-spending.server.ts";

interface SpendingCardProps {
  distribution: SiteSettings["donationDistribution"];
  /** Origin of the shares; undefined on a site that shows no books. */
  spending: Spending | undefined;
}

export function SpendingCard({ distribution, spending }: SpendingCardProps) {
  const words = useWords("spending");
  const shares = spending?.isCounted ? spending.shares : distribution.shares;
  if (shares.length === 0) return null;
  const read = shares.map(({ label, percent }) => `${label} ${writePercent(percent)}`).join(", ");
  return (
    <section className="section" aria-labelledby="spending">
      <div className="wrap">
        <h2 id="spending" className="t-1 spending-heading">
          {words.heading}
        </h2>
        <p className="lede">{words.lede}</p>
        <Doughnut label={labelled(distribution.label, read)} shares={shares} />
        {spending && <Source spending={spending} />}
      </div>
    </section>
  );
}

/** Says where the shares come from. */
function Source({ spending }: { spending: Spending }) {
  const words = useWords("transparency");
  return (
    <p className="spending-source">
      {sourceOf(spending, words)}{" "}
      <a className="tap" href={href("/transparency")}>
        {words.look}
      </a>
    </p>
  );
}

function sourceOf(spending: Spending, words: typeof transparency): string {
  if (!spending.isCounted)
    return spending.launch === ""
      ? words.launchPlain
      : fillPlaces(words.launch, { month: writeMonth(spending.launch) });
  const { vouchers } = spending;
  const sentence = vouchers === 0 ? words.countedNone : vouchers === 1 ? words.countedOne : words.counted;
  const places = { count: String(vouchers), first: writeMonth(spending.first), last: writeMonth(spending.last) };
  return fillPlaces(sentence, places);
}
