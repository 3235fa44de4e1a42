import { href } from "react-router";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormKey, Honeypot } from "../../../ui/field.tsx";
import { Style } from "../../../ui/style.tsx";
import tallChecks from "../../../ui/tall-checks.css?inline";
import { writeDayOfYear, writeEventDate } from "../../../values/dates.ts";
import { type EventFacts, freePlaces, signupState } from "../../../values/event-description.ts";
import type { FormResult } from "../../../values/form-result.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import { GuestFields, useGuestLabels } from "./guest-fields.tsx";
import { largestGroup } from "./guest-schema.ts";
import css from "./signup.css?inline";

interface SignupSectionProps {
  event: EventFacts & { id: number; places: number | null; taken: number };
  /** Minute in the event's time zone. */
  now: string;
  /** A message about a large group was stored. */
  isAsked: boolean;
  answer: FormResult | undefined;
}

/** "I am coming" on an event's page. */
export function SignupSection({ event, now, isAsked, answer }: SignupSectionProps) {
  const { form: words, place } = useWords("coming");
  const { fields } = useGuestLabels();
  const isInUse = useIsInUse("guests");
  const state = signupState(event, now);
  if (!isInUse) return answer && <TypedAlone answer={answer} />;
  if (state !== "open") {
    const until = event.signupUntil ?? "";
    if (state !== "closed" && answer === undefined) return null;
    return (
      <aside id="coming" className="rsvp g-lilac stack">
        <Style name="signup" layer="feature" css={css} />
        <h2 className="t-3">{words.heading}</h2>
        <ErrorSummary message={answer?.message} fields={[]} />
        {state === "closed" && (
          <p>{fillPlaces(words.closed, { day: writeEventDate({ date: until, precision: "day" }) })}</p>
        )}
      </aside>
    );
  }
  if (isAsked && answer === undefined)
    return (
      <aside id="coming" className="rsvp g-lilac stack" role="status">
        <Style name="signup" layer="feature" css={css} />
        <h2 className="t-3">{place.asked}</h2>
        <p>{fillPlaces(place.askedText, { count: String(largestGroup) })}</p>
      </aside>
    );
  const isPostponed = event.state === "postponed";
  const left = freePlaces(event);
  const day = event.precision === "month" ? writeEventDate(event) : writeDayOfYear(event.date);
  return (
    <form
      id="coming"
      className="rsvp tall-checks g-lilac form stay"
      method="post"
      action={`${href("/event/readmore/:id", { id: String(event.id) })}#coming`}
      aria-labelledby="coming-heading"
      noValidate
    >
      <Style name="signup" layer="feature" css={css} />
      <Style name="tall-checks" layer="feature" css={tallChecks} />
      <h2 id="coming-heading">{isPostponed ? words.still : words.heading}</h2>
      {left !== undefined && event.places !== null && (
        <Goal left={left} places={event.places} taken={Math.min(event.taken, event.places)} />
      )}
      {left === 0 && <p>{words.waits}</p>}
      <ErrorSummary message={answer?.message} fields={fields} errors={answer?.errors} prefix="coming-" />
      <GuestFields answer={answer} />
      <Honeypot id="coming-pot" />
      <FormKey />
      <div className="btns">
        {left !== 0 && <Button>{isPostponed ? fillPlaces(words.buttonOn, { day }) : words.button}</Button>}
        {(left === 0 || answer?.errors.adults !== undefined) && left !== undefined && (
          <button type="submit" name="waits" value="yes" className={left === 0 ? "btn" : "btn btn--line"}>
            {words.wait}
          </button>
        )}
      </div>
      <p className="small">{words.after}</p>
    </form>
  );
}

/** Shows the typed text of a form after sign-up was switched off; it cannot be sent again. */
function TypedAlone({ answer }: { answer: FormResult }) {
  const { form: words } = useWords("coming");
  return (
    <aside id="coming" className="rsvp tall-checks g-lilac form stay">
      <Style name="signup" layer="feature" css={css} />
      <Style name="tall-checks" layer="feature" css={tallChecks} />
      <h2 className="t-3">{words.heading}</h2>
      <ErrorSummary message={answer.message} fields={[]} />
      <GuestFields answer={answer} />
    </aside>
  );
}

/** A bar of taken places, also in words. */
function Goal({ left, places, taken }: { left: number; places: number; taken: number }) {
  const { form: words } = useWords("coming");
  const count = left === 0 ? words.none : left === 1 ? words.oneLeft : fillPlaces(words.left, { count: String(left) });
  return (
    <div className="goal">
      <p>
        <b>{count}</b>
        <span>{fillPlaces(words.taken, { taken: String(taken), places: String(places) })}</span>
      </p>
      <svg className="weave" viewBox="0 0 400 44" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 5h400M0 12h400M0 19h400M0 26h400M0 33h400M0 40h400" />
        <rect width={Math.round((400 * taken) / places)} height="44" fill="#5b2889" />
        <rect width={Math.round((400 * taken) / places)} y="16" height="12" fill="#ffc72e" />
      </svg>
    </div>
  );
}
