import { staffBankStatements as words } from "content/staff-bank-statements.ts";
import { Form } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import {
  Acts,
  aboutPayout,
  friendsForm,
  MatchedCredit,
  PayoutCredit,
  ProbableCredit,
  UnknownCredit,
} from "./credit-card.tsx";
import type { DecidedCredits, OpenCredits as Open } from "./list-credits.server.ts";

function headingOf({ matched }: DecidedCredits) {
  const { heading, byReference, withGift } = words.exact;
  if (!matched.every(({ bySite }) => bySite)) return withGift;
  return matched.every(({ isRightAmount }) => isRightAmount) ? heading : byReference;
}

export function MatchedCredits({ decided }: { decided: DecidedCredits }) {
  const { counts, matched, without } = decided;
  return (
    <>
      <MatchedList heading={headingOf(decided)(counts.counting)} credits={matched} />
      <MatchedList heading={words.exact.without(counts.without)} credits={without} />
    </>
  );
}

function MatchedList({
  heading,
  credits: [first, ...others],
}: {
  heading: string;
  credits: DecidedCredits["matched"];
}) {
  if (first === undefined) return null;
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <ul>
        <MatchedCredit credit={first} />
      </ul>
      {others.length > 0 && (
        <details>
          <summary className="more">{words.exact.more(others.length)}</summary>
          <ul>
            {others.map((credit) => (
              <MatchedCredit key={credit.id} credit={credit} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

export function OpenCredits({ open, projects }: { open: Open; projects: { id: string; title: string }[] }) {
  return (
    <>
      {open.probable.length > 0 && (
        <section className="stack">
          <h2>{words.probable.heading(open.probable.length)}</h2>
          <ul>
            {open.probable.map((credit) => (
              <ProbableCredit key={credit.id} credit={credit} />
            ))}
          </ul>
        </section>
      )}
      {open.payouts.length > 0 && (
        <section className="stack">
          <h2>{words.payout.heading(open.payouts.length)}</h2>
          <ul>
            {open.payouts.map((credit) => (
              <PayoutCredit key={credit.id} credit={credit} />
            ))}
          </ul>
        </section>
      )}
      {open.unknown.length > 0 && (
        <section className="stack">
          <h2>{words.unknown.heading(open.unknown.length)}</h2>
          <ul>
            {open.unknown.map((credit) => (
              <UnknownCredit key={credit.id} credit={credit} projects={projects} />
            ))}
          </ul>
          <Form id={friendsForm} method="post" className="form">
            <p>{words.friends.text}</p>
            <div>
              <button type="submit" className="act" name="intent" value="friends">
                <Icon name="plus" />
                {words.friends.button}
              </button>
            </div>
          </Form>
        </section>
      )}
    </>
  );
}

export function OtherCredits({ credits }: { credits: DecidedCredits["others"] }) {
  if (credits.length === 0) return null;
  const reopen = { intent: "reopen", label: words.others.reopen, icon: "undo" as const };
  return (
    <details>
      <summary className="more">{words.others.heading(credits.length)}</summary>
      <ul>
        {credits.map((credit) => (
          <li key={credit.id} className="gift-line">
            <span className="mono">{credit.narration ?? words.noWords}</span>
            <span className="amount">{credit.amount}</span>
            <span className="muted small">{credit.day}</span>
            {credit.payout !== undefined && <span className="small">{aboutPayout(credit.payout)}</span>}
            <Acts credit={credit} buttons={[reopen]} />
          </li>
        ))}
      </ul>
    </details>
  );
}
