import type { coming } from "content/coming.ts";
import { labelled } from "content/labelled.ts";
import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import { AlertStyle, ErrorSummary, Notice } from "../../../ui/alert.tsx";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import tallChecks from "../../../ui/tall-checks.css?inline";
import { writeDayOfYear } from "../../../values/dates.ts";
import type { FormResult } from "../../../values/form-result.ts";
import { fillPlaces } from "../../../values/places.ts";
import { askAboutTelephones } from "../../foundation/settings/ask-about-telephones.server.ts";
import { CopyCell } from "../../foundation/words/copy-cell.tsx";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/place-page";
import { answerGuestForm } from "./answer-guest-form.server.ts";
import { confirmGuest, isConfirmation } from "./confirm-guest.server.ts";
import { findPlace, type PlaceView } from "./find-place.server.ts";
import { cancelGuest, changeGuest, findGuest, NoPlace } from "./guest-commands.server.ts";
import { GuestFields, useGuestLabels } from "./guest-fields.tsx";
import { guestSchema } from "./guest-schema.ts";
import css from "./place-page.css?inline";
import signupCss from "./signup.css?inline";

export const headers = privateHeaders;

/** Loads the place. Opening the link in the confirmation e-mail confirms a held group; other changes need a form. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const page = href("/e/:key", { key: params.key });
  const query = new URL(request.url).searchParams;
  const { origin } = context.get(requestInfoContext);
  if (isConfirmation(ctx, params.key, query.get("confirm") ?? "")) {
    const guest = await findGuest(ctx, params.key);
    const isLate = guest && (await confirmGuest(ctx, origin, guest).catch(asNoPlace));
    throw redirect(isLate === "late" ? page : `${page}?done=${signOutcome(ctx, page, "confirm")}`, 303);
  }
  const done = readOutcome(ctx, page, query.get("done"));
  const place = await findPlace(ctx, params.key);
  return data({ place, done, origin }, place === undefined ? 404 : 200);
}

/** Returns `late` if the event is over, cancelled or closed; the page then explains this. */
function asNoPlace(error: unknown): "late" {
  if (error instanceof NoPlace) return "late";
  throw error;
}

/** Changes or cancels a place. Only a form does this, because mail scanners open links. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const { key } = (await findPlace(ctx, params.key)) ?? {};
  if (key === undefined) throw new AppError("notFound");
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { errors: words } = of("coming");
  const plan = { notYet: words.unchanged, words, sentences: of("notices").forms };
  const { done, rejected } = await answerGuestForm(ctx, requestInfo, request, plan, (form) =>
    answerIntents(form, {
      cancel: () => answerAfter(cancelGuest(ctx, siteAddressOrLocal(ctx), key), "cancel"),
      async change() {
        const group = form.check(guestSchema(words));
        const asked = { notYet: words.unchanged, sentence: words.digit };
        await askAboutTelephones(ctx, form.formValues, { contact: undefined }, asked);
        return answerAfter(changeGuest(ctx, siteAddressOrLocal(ctx), key, group), "change");
      },
    }),
  );
  if (rejected) return data(rejected.answer, rejected.status);
  const page = href("/e/:key", { key });
  return redirect(`${page}?done=${signOutcome(ctx, page, done)}`, 303);
}

/** Page of a private link. */
export default function PlacePage({ loaderData: { place, done, origin }, actionData }: Route.ComponentProps) {
  const { place: words } = useWords("coming");
  if (place === undefined)
    return (
      <>
        <PageMeta title={words.none} />
        <div className="wrap page">
          <Heading heading={words.none} lede={words.noneText} />
        </div>
      </>
    );
  const { event, state, key } = place;
  return (
    <>
      <PageMeta title={words.title} />
      <AlertStyle />
      <DetailStyle />
      <Style name="place-page" layer="feature" css={css} />
      <Style name="signup" layer="feature" css={signupCss} />
      <Style name="tall-checks" layer="feature" css={tallChecks} />
      <div className="wrap page spaced">
        {done === "change" && actionData === undefined && <Notice>{words.changed}</Notice>}
        {done === "confirm" && <Notice>{words.confirmed}</Notice>}
        {done === "cancel" && <Notice>{words.goneDone}</Notice>}
        <PlaceHead place={place} />
        {state !== "cancelled" && event?.state === "open" && (
          <div className="side">
            <div className="spaced">
              <KeptLink place={place} link={`${origin}${href("/e/:key", { key })}`} />
              <section id="cannot" className="note g-yellow stack" aria-labelledby="cannot-heading">
                <h2 id="cannot-heading" className="t-3">
                  {words.cannot}
                </h2>
                <p>{words.cannotText}</p>
                <form method="post" action={href("/e/:key", { key })}>
                  <input type="hidden" name="intent" value="cancel" />
                  <Button look="line">{words.cannotButton}</Button>
                </form>
              </section>
            </div>
            <ChangePlace place={place} answer={actionData} />
          </div>
        )}
        {event?.isVisible && (
          <p>
            <a className="tap" href={href("/event/readmore/:id", { id: String(event.id) })}>
              {words.back}: {event.title}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

function PlaceHead({ place }: { place: PlaceView }) {
  const { place: words, states, calendar } = useWords("coming");
  const { event, state, number } = place;
  if (state === "cancelled") return <Heading heading={words.gone} lede={words.goneText} />;
  if (event === undefined) return <Heading heading={words.title} lede={words.eventGone} />;
  if (event.state === "cancelled") return <Heading heading={labelled(states.cancelled, event.title)} lede="" />;
  if (event.state === "over") return <Heading heading={states.over} lede={event.title} />;
  const group = writeGroup(place, words);
  const where = [event.title, event.when || states.noDay, event.where].join(". ").replace("..", ".");
  if (place.isHeld)
    return (
      <>
        <Heading
          heading={words.held}
          lede={fillPlaces(place.email === null ? words.heldNoEmail : words.heldText, { group })}
        />
        <p>{where}</p>
      </>
    );
  if (state === "waiting")
    return (
      <>
        <Heading heading={words.waiting} lede={fillPlaces(words.waitingText, { group })} />
        <p>
          <b>
            {place.ahead === 0
              ? words.first
              : place.ahead === 1
                ? words.oneAhead
                : fillPlaces(words.ahead, { count: String(place.ahead) })}
          </b>
        </p>
        <p>{where}</p>
      </>
    );
  const day = writeDayOfYear(event.date);
  return (
    <>
      {place.hasMoved && <p className="alert alert--ok">{words.moved}</p>}
      <Heading
        heading={event.waits ? states.postponed : fillPlaces(words.coming, { day })}
        lede={fillPlaces(words.number, { group })}
      />
      <div className="place-number">{number}</div>
      <p>{where}</p>
      <Buttons>
        {event.isVisible && (
          <ButtonLink href={href("/event/readmore/:id.ics", { id: String(event.id) })}>
            <Icon name="calendar" />
            {calendar.add}
          </ButtonLink>
        )}
        <ButtonLink href="#cannot" look="line">
          {words.cannot}
        </ButtonLink>
      </Buttons>
      <p className="small muted">{words.show}</p>
    </>
  );
}

function Heading({ heading, lede }: { heading: string; lede: string }) {
  return (
    <div className="stack">
      <h1>{heading}</h1>
      {lede && <p className="lede">{lede}</p>}
    </div>
  );
}

/** Writes `2 adults and 1 child`. */
function writeGroup({ adults, children }: PlaceView, words: (typeof coming)["place"]): string {
  const grown = adults === 1 ? words.adult : fillPlaces(words.adults, { count: String(adults) });
  if (children === 0) return grown;
  const young = children === 1 ? words.child : fillPlaces(words.children, { count: String(children) });
  return `${grown} ${words.and} ${young}`;
}

function KeptLink({ place, link }: { place: PlaceView; link: string }) {
  const { place: words } = useWords("coming");
  return (
    <section className="note g-lilac stack" aria-labelledby="keep">
      <h2 id="keep" className="t-3">
        {words.keep}
      </h2>
      <p>{place.email === null ? words.noEmail : fillPlaces(words.email, { email: place.email })}</p>
      <dl className="kept">
        <div>
          <dt className="vh">{words.keep}</dt>
          <dd className="mono">{link}</dd>
          <CopyCell text={link} what={words.keep} />
        </div>
      </dl>
    </section>
  );
}

function ChangePlace({ place, answer }: { place: PlaceView; answer: FormResult | undefined }) {
  const { place: words } = useWords("coming");
  const { fields } = useGuestLabels();
  return (
    <form
      className="rsvp tall-checks g-green form"
      method="post"
      action={href("/e/:key", { key: place.key })}
      aria-labelledby="change"
      noValidate
    >
      <h2 id="change">{words.change}</h2>
      <ErrorSummary message={answer?.message} fields={fields} errors={answer?.errors} prefix="coming-" />
      <input type="hidden" name="intent" value="change" />
      <GuestFields values={place.values} answer={answer} />
      <div>
        <Button>{words.changeButton}</Button>
      </div>
    </form>
  );
}
