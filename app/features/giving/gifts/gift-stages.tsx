import type { ReactNode } from "react";
import { href } from "react-router";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { PromiseView } from "./find-promise-view.server.ts";

interface GiftStagesProps {
  promise: PromiseView;
  /** True if the page shows the account of the project. The last stage is then there only for a gift marked before. */
  hasAccount: boolean;
  /** True if visitors see the books: then no e-mail says that a gift was spent. */
  hasBooks: boolean;
}

/** Shows the progress of a promise as a face that gets eyes, a smile and cheeks. */
export function GiftStages({ promise, hasAccount, hasBooks }: GiftStagesProps) {
  const { gift: words } = useWords("giving");
  const { look } = useWords("transparency");
  const { promised, promisedOn, sentOn, gifts, came } = promise;
  const spent = gifts.filter(({ spentOn }) => spentOn !== null);
  const thanked = came.filter(({ thankedOn }) => thankedOn !== null);
  const hasArrived = came.length > 0;
  const notYet = promise.canBeReminded ? words.notYet : words.notYetPlain;
  return (
    <section aria-labelledby="stages">
      <h2 id="stages" className="vh">
        {words.stages}
      </h2>
      <ol className="way-line">
        <Stage name={words.promised} ground="yellow" isDone>
          <Day>{promisedOn}</Day>
          <p>{promised}</p>
          {sentOn && <p>{fillPlaces(words.saidSent, { day: sentOn })}</p>}
        </Stage>
        <Stage name={words.seen} ground="pink" isDone={hasArrived} face={<Eyes />} notYet={notYet}>
          {came.map(({ id, day, amount, receipt }) => (
            <div key={id}>
              <Day>{day}</Day>
              <p>{fillPlaces(words.arrivedWhole, { amount })}</p>
              {receipt && <p>{fillPlaces(words.receiptReady, { number: receipt })}</p>}
            </div>
          ))}
        </Stage>
        <Stage name={words.thanked} ground="green" isDone={thanked.length > 0} face={<Smile />} notYet={notYet}>
          {thanked.map(({ id, thankedOn, amount }) => (
            <div key={id}>
              <Day>{thankedOn ?? ""}</Day>
              <p>{amount}</p>
            </div>
          ))}
        </Stage>
        {(spent.length > 0 || !hasAccount) && (
          <Stage
            name={words.used}
            ground="lilac"
            isDone={spent.length > 0}
            face={<Cheeks />}
            notYet={hasBooks ? words.notYetPlain : notYet}
          >
            {spent.map(({ id, spentOn, spentDay }) => (
              <div key={id}>
                <Day>{spentDay ?? ""}</Day>
                <p>{spentOn}</p>
              </div>
            ))}
          </Stage>
        )}
      </ol>
      {hasBooks && !hasAccount && (
        <p>
          <a className="tap" href={href("/transparency")}>
            {look}
          </a>
        </p>
      )}
    </section>
  );
}

interface StageProps {
  name: string;
  ground: "yellow" | "pink" | "green" | "lilac";
  isDone: boolean;
  face?: ReactNode;
  notYet?: string;
  children: ReactNode;
}

function Stage({ name, ground, isDone, face, notYet, children }: StageProps) {
  return (
    <li className={isDone ? "done" : "todo"}>
      <svg viewBox="0 0 72 80" aria-hidden="true">
        {isDone ? (
          <>
            <path d="M3 0h66v38a33 33 0 0 1-66 0z" fill={`var(--ground-${ground})`} />
            <path
              d="M8 4h56v34a28 28 0 0 1-56 0z"
              fill="none"
              stroke="var(--on-ground)"
              strokeWidth="2"
              strokeDasharray="5 4"
            />
            {face}
          </>
        ) : (
          <path
            d="M3 0h66v38a33 33 0 0 1-66 0z"
            fill="var(--bg)"
            stroke="var(--muted)"
            strokeWidth="2"
            strokeDasharray="5 5"
          />
        )}
      </svg>
      <div>
        <h3>{name}</h3>
        {isDone ? children : <p className="small muted">{notYet}</p>}
      </div>
    </li>
  );
}

const Day = ({ children }: { children: string }) => <p className="small muted">{children}</p>;

const Eyes = () => (
  <g fill="var(--on-ground)">
    <circle cx="25" cy="25" r="5.5" />
    <circle cx="47" cy="25" r="5.5" />
  </g>
);

const Smile = () => (
  <>
    <Eyes />
    <path d="M20 40h32a16 16 0 0 1-32 0z" fill="var(--on-ground)" />
  </>
);

const Cheeks = () => (
  <>
    <Smile />
    <g fill="var(--ground-pink)">
      <circle cx="15" cy="36" r="5" />
      <circle cx="57" cy="36" r="5" />
    </g>
  </>
);
