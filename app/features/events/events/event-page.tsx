import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { readFormKey } from "../../../values/form-key.ts";
import { asRowId } from "../../../values/row-id.ts";
import { askAboutTelephones } from "../../foundation/settings/ask-about-telephones.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { findCard } from "../../media/cards/find-card.server.ts";
import { findCounted } from "../counted-figures/find-counted.server.ts";
import { answerGuestForm } from "../guests/answer-guest-form.server.ts";
import { askForLargeGroup } from "../guests/confirm-guest.server.ts";
import { signUp } from "../guests/guest-commands.server.ts";
import { canManageGuests } from "../guests/guest-permissions.ts";
import { guestSchema, largestGroup } from "../guests/guest-schema.ts";
import { writeKey } from "../guests/send-guest-emails.server.ts";
import type { Route } from "./+types/event-page";
import { EventArticle } from "./event-article.tsx";
import { eventCardFacts } from "./event-card-facts.ts";
import { requireEvent } from "./find-events.server.ts";

export const handle: RouteHandle = { cache: { query: { read: "presence", asked: "outcome" } } };

/** Loads the event; with `?read`, loads its easy-read summary if there is one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const found = await requireEvent(ctx, params.id);
  const requestInfo = context.get(requestInfoContext);
  const { states } = (await findWordsOfOnce(ctx, requestInfo))("coming");
  const card = await findCard(ctx, requestInfo, eventCardFacts(found.event, states));
  const counted = found.event.state === "cancelled" ? [] : await findCounted(ctx, found.event.id);
  return {
    ...found,
    card,
    counted,
    isAsked:
      readOutcome(
        ctx,
        href("/event/readmore/:id", { id: params.id }),
        new URL(request.url).searchParams.get("asked"),
      ) !== undefined,
    isEasy: new URL(request.url).searchParams.has("read") && found.event.easyRead.length > 0,
  };
}

/** Signs up a group, then redirects to the page of its place. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const id = asRowId(params.id);
  if (id === undefined) throw new AppError("notFound");
  const page = href("/event/readmore/:id", { id: String(id) });
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { errors: words } = of("coming");
  const plan = {
    notYet: words.notYet,
    words,
    sentences: of("notices").forms,
  };
  const { done, rejected } = await answerGuestForm<Response>(
    ctx,
    requestInfo,
    request,
    plan,
    async ({ check, formValues }) => {
      const group = check(guestSchema(words));
      await askAboutTelephones(
        ctx,
        formValues,
        { contact: undefined },
        { notYet: words.notYet, sentence: words.digit },
      );
      if (group.adults + group.children > largestGroup) {
        await askForLargeGroup(ctx, id, group);
        return redirect(`${page}?asked=${signOutcome(ctx, page, "asked")}#coming`, 303);
      }
      const member = await ctx.auth.getSession(request.headers);
      const address = member && canManageGuests(member) ? undefined : requestInfo.address;
      const key = await signUp(ctx, siteAddressOrLocal(ctx), id, group, readFormKey(formValues), address);
      return redirect(href("/e/:key", { key: writeKey(key) }), 303);
    },
  );
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const path = href("/event/readmore/:id", { id: String(loaderData.event.id) });
  return <EventArticle {...loaderData} path={path} answer={actionData} />;
}
