import { afterLabel, labelled } from "content/labelled.ts";
import { staffAuditor as words } from "content/staff-auditor.ts";
import { staffBank } from "content/staff-bank.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { staffRefunds } from "content/staff-refunds.ts";
import { href, Link } from "react-router";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { type Currency, formatMoney } from "../../../values/money.ts";
import type { AuditorList } from "./find-auditor-lists.server.ts";

const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
const dayOf = (moment: string) => writeDay(siteDate(new Date(moment)));
const sideBySide = (amounts: string) =>
  Object.entries(JSON.parse(amounts) as Record<Currency, number>)
    .map(([currency, amount]) => formatMoney({ amount, currency: currency as Currency }))
    .join(" · ");

function linesOf(list: AuditorList): { id: number; gift?: number | null; text: string }[] {
  switch (list.name) {
    case "gaps":
      return list.rows.map(({ id, from, to, isRestored }) => ({
        id,
        text: labelled(
          from === to ? from : `${from} – ${to}`,
          isRestored ? words.receipts.restored : words.receipts.unknown,
        ),
      }));
    case "ended":
      return list.rows.map(({ id, gift_id, number, state, why }) => ({
        id,
        gift: gift_id,
        text: join(number, state === "valid" ? null : words.ended[state], why),
      }));
    case "refunds":
      return list.rows.map((row) => {
        const { kinds, states, partner, agreed, alone, seen } = words.refunds;
        const by = row.by ?? (row.kind === "chargeback" ? partner : null);
        const how = row.way === "partner" ? null : staffRefunds.ways[row.way];
        const second = row.agreedBy ? agreed(row.agreedBy) : row.is_by_one === 1 ? alone : null;
        const whose = row.is_by_trustees === 1 ? words.agreed.byTrustees : null;
        const bank = row.seenOn && seen(writeDay(row.seenOn));
        const what = [dayOf(row.asked_at), kinds[row.kind], formatMoney(row), how, states[row.state]];
        const text = join(...what, by, second, whose, bank, row.why);
        return { id: row.id, gift: row.gift_id, text };
      });
    case "purposes":
      return list.rows.map((row) => {
        const { states, agreed, alone, from, anything } = words.purposes;
        const second = row.agreedBy ? agreed(row.agreedBy) : row.is_by_one === 1 ? alone : null;
        const change = from(row.purpose_before ?? anything, row.purpose ?? anything);
        const text = join(dayOf(row.asked_at), change, states[row.state], row.by, second, row.why);
        return { id: row.id, gift: row.gift_id, text };
      });
    case "corrections":
      return list.rows.map(({ id, gift_id, at, what, note, by }) => ({
        id,
        gift: gift_id,
        text: join(dayOf(at), staffGiftChanges.moves[what] ?? what, note, by),
      }));
    case "disputes":
      return list.rows.map(({ id, gift_id, at, what, note }) => ({
        id,
        gift: gift_id,
        text: join(dayOf(at), staffGiftChanges.notes.ofAct(what), note),
      }));
    case "agreed":
      return list.rows.map((row) => {
        const recorded = row.recorded_by ?? words.agreed.site;
        const { line, alone } = words.agreed;
        const how = row.checked_by === null ? alone(recorded) : line(recorded, row.checked_by);
        const whose = row.is_by_trustees === 1 ? words.agreed.byTrustees : null;
        const what = row.goods ?? formatMoney(row);
        return { id: row.id, gift: row.id, text: join(writeDay(row.value_date), what, how, whose) };
      });
    case "statements":
      return list.rows.map(({ id, name, first_day, last_day, lines, added, added_at, added_by }) => ({
        id,
        text: join(
          dayOf(added_at),
          name,
          words.statements.line(writeDay(first_day), writeDay(last_day), lines, added, added_by),
        ),
      }));
    case "limits":
      return list.rows.map((row) => ({
        id: row.id,
        text: join(dayOf(row.at), sideBySide(row.amounts), ...peopleOf(row)),
      }));
    case "bank":
      return list.rows.map(({ id, at, what, change_id, by, is_alone, ways, reason }) => ({
        id,
        text: join(
          labelled(words.bank.step(id), dayOf(at)),
          join(staffBank.what[what], change_id === null ? null : words.bank.of(change_id)),
          by ?? staffBank.site,
          is_alone === 1 ? words.bank.alone : null,
          ...ways,
          reason,
        ),
      }));
  }
}

function peopleOf({
  by,
  agreedBy,
  agreed_by_id,
  live_at,
  stopped_at,
}: (AuditorList & { name: "limits" })["rows"][number]) {
  const { asked, agreed, alone, open, stopped, gone } = words.limits;
  const second = agreed_by_id === null ? live_at && alone(dayOf(live_at)) : agreed(agreedBy ?? gone);
  return [asked(by ?? gone), stopped_at === null ? (second ?? open) : stopped(dayOf(stopped_at))];
}

export function AuditorSection({ year, list }: { year: number; list: AuditorList }) {
  const { name, older } = list;
  const lines = linesOf(list);
  const { heading } = words[name];
  return (
    <section>
      <h2>{heading}</h2>
      {lines.length === 0 && <p>{words.none}</p>}
      <ul>
        {lines.map(({ id, gift, text }) => (
          <li key={id}>
            {gift && <Link to={href("/admin/gifts/:id", { id: String(gift) })}>{words.gift(gift)}</Link>}
            {gift ? afterLabel(text) : text}
          </li>
        ))}
      </ul>
      {older !== undefined && (
        <ActLink
          label={words.more}
          about={heading}
          to={`?${new URLSearchParams({ year: String(year), list: name, before: older })}`}
        />
      )}
    </section>
  );
}
