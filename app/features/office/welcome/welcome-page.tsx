import { formErrors } from "content/form-errors.ts";
import { firstSettings } from "content/site.ts";
import { staffHelpNumbers } from "content/staff-help-numbers.ts";
import { staffWelcome as words } from "content/staff-welcome.ts";
import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { labelsOf } from "../../../cms/define-content-type.server.ts";
import { newerRejection } from "../../../cms/handle-content-form.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import {
  type Actor,
  type AppContext,
  appContext,
  requestInfoContext,
  type Sender,
  senderOf,
  staffContext,
} from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError, handleForm, type SentForm } from "../../../server/http/handle-form.server.ts";
import { firstValues } from "../../../server/http/read-form.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import type { DocumentHandle } from "../../../ui/document.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { readyPalettes } from "../../../values/look/check-palette.ts";
import { pageKeyPrefix } from "../../../values/page-key.ts";
import { changeCountry, readCountry } from "../../foundation/country/change-country.server.ts";
import { findCountries, listCountries } from "../../foundation/country/find-countries.server.ts";
import { changeLanguage, proposeLanguage, readLanguage } from "../../foundation/language/change-language.server.ts";
import { readUploadedLogo } from "../../foundation/look/read-uploaded-logo.server.ts";
import { saveLook } from "../../foundation/look/save-look.server.ts";
import { countUnread } from "../../foundation/protecting-pages/protecting-pages.server.ts";
import { askAboutTelephones } from "../../foundation/settings/ask-about-telephones.server.ts";
import { changeSettings, markSettings, seenSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings, findSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { lookFormSchema } from "../../foundation/settings/look-form-schema.ts";
import { lookValuesOf } from "../../foundation/settings/look-form-values.ts";
import { protectSettings } from "../../foundation/settings/protect-settings.server.ts";
import { nameFormSchema, reachFormSchema } from "../../foundation/settings/settings-form-schema.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { findFeaturesInUse } from "../../foundation/use/find-features-in-use.server.ts";
import { settleClaims } from "../../foundation/words/confirm-claim.server.ts";
import { countWaiting } from "../../foundation/words/find-claims.server.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { saveSentence } from "../../foundation/words/save-sentence.server.ts";
import { postType } from "../../publishing/posts/post.type.server.ts";
import { callHelpNumber, findOffered } from "../../safeguarding/help-numbers/call-help-number.server.ts";
import { findHelpNumbersForStaff } from "../../safeguarding/help-numbers/find-help-numbers.server.ts";
import { helpNumberSchema } from "../../safeguarding/help-numbers/help-number-schema.ts";
import { findChecklist } from "../home/find-checklist.server.ts";
import type { Route } from "./+types/welcome-page";
import { endWelcome } from "./end-welcome.server.ts";
import { findFirstPost } from "./find-first-post.server.ts";
import {
  describeSample,
  findAskedSteps,
  findMailFolder,
  findOpenStep,
  findSentences,
  valuesOfStep,
} from "./find-welcome.server.ts";
import { PostStep } from "./post-step.tsx";
import { ReachStep } from "./reach-step.tsx";
import { CountryStep, NameStep } from "./settings-steps.tsx";
import { sendTestEmail } from "./test-email.server.ts";
import { WelcomeEnd } from "./welcome-end.tsx";
import { WelcomeFrame } from "./welcome-frame.tsx";
import { canSeeWelcome } from "./welcome-permissions.ts";
import { end, ownPalette, type Step, stepAddress, steps } from "./welcome-step.ts";
import { WordsStep } from "./words-step.tsx";

export const handle: DocumentHandle & StaffHandle = { isBare: true, staff: { who: canSeeWelcome } };

/** Loads a step with its stored values. Its number is in the address, because saving changes which step is open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  const settings = await findSettingsOnce(ctx, context.get(requestInfoContext));
  const { searchParams } = new URL(request.url);
  const asked = steps[Number(searchParams.get("step")) - 1];
  const isOver = settings.welcomedAt !== undefined;
  const isEnd = isOver && searchParams.get("step") === end;
  if (asked === undefined && !isEnd)
    throw redirect(stepAddress(isOver ? end : steps.indexOf(findOpenStep(settings, firstSettings)) + 1));
  const step = asked ?? "post";
  const changing = searchParams.get("change") ?? undefined;
  const asking = await findAskedSteps(ctx);
  const next = steps.slice(steps.indexOf(step)).find((step) => asking.includes(step)) ?? step;
  if (next !== step) throw redirect(stepAddress(steps.indexOf(next) + 1));
  const { development, practice } = ctx.config;
  const sent = readOutcome(ctx, href("/admin/welcome"), searchParams.get("sent"));
  const { logo, logoProblem } = readUploadedLogo(request.url);
  const sentences = step === "words" ? await findSentences(ctx, changing) : undefined;
  return {
    step,
    number: asking.indexOf(step) + 1,
    all: asking.length,
    changing,
    version: markSettings(settings),
    values: {
      ...valuesOfStep(step, settings, firstSettings),
      ...(step === "name" && logo && { logo: [logo] }),
      ...(sentences && { claims: sentences.claims.flatMap(({ key, confirmed }) => (confirmed ? [key] : [])) }),
    },
    logoProblem,
    person: { name: member.name, email: member.email },
    countries: step === "country" ? listCountries() : undefined,
    fixed: step === "country" ? (await findCountries(ctx)).fixed : undefined,
    calls: step === "reach" ? { ...(await findHelpNumbersForStaff(ctx)), page: await findSafetyPage(ctx) } : undefined,
    sentences,
    postLabels: step === "post" ? labelsOf(postType) : {},
    left: isEnd
      ? { ...(await countLeft({ ctx, member })), first: await findFirstPost(ctx, context.get(requestInfoContext)) }
      : undefined,
    sentTo: sent && (sent === "self" ? member.email : settings.email),
    sample: step === "post" || isEnd ? await describeSample(ctx) : undefined,
    mail: {
      folder: findMailFolder(ctx),
      hasMailbox: development || practice,
    },
    arrivedOn: settings.mailArrivedAt && writeDay(siteDate(new Date(settings.mailArrivedAt))),
  };
}

/** Texts of the safeguarding page about numbers to call. */
const findSafetyPage = async (ctx: AppContext) => ({ danger: (await findWordsOf(ctx, "safeguarding")).danger });

async function countLeft({ ctx, member }: Actor) {
  const list = await findChecklist(ctx, await findFeaturesInUse(ctx), member, { putAway: 1, isAsked: true });
  const done = list?.filter(({ isDone }) => isDone).length ?? 0;
  return { done, all: list?.length ?? 0, waiting: await countWaiting(ctx), unread: await countUnread(ctx) };
}

/** Saves a step. Without script, redirects to the next step, or returns the rejected form with the typed values. */
export async function action({ request, context }: Route.ActionArgs) {
  const sender = senderOf(context);
  const plan = { name: "welcome", notYet: words.notYet };
  const { done, rejected } = await handleForm(sender.ctx, sender.requestInfo, request, plan, (form) =>
    acceptStep(sender, form),
  );
  return rejected ? data({ ...rejected.more, ...rejected.answer }, rejected.status) : done;
}

/** Saves the step of the form. @throws FormError; AppError adminsOnly for fields that only admins change */
async function acceptStep(sender: Sender, form: SentForm) {
  const { formValues, check } = form;
  const step = [...steps, "call" as const, "another" as const, "sentence" as const].find(
    (one) => one === formValues.step?.[0],
  );
  const seen = seenSettings(formValues);
  const change = (wanted: Partial<SiteSettings>) =>
    changeSettings(sender.ctx, sender.member, wanted, seen, sender.requestInfo);
  const finish = (newer: SiteSettings | undefined, labels: Record<string, string>, open: Step) => {
    if (newer === undefined) return goOn(form, open);
    const saved = valuesOfStep(open, newer, firstSettings);
    throw newerRejection(words.newer, markSettings(newer), saved, formValues, labels);
  };
  switch (step) {
    case "country":
      await changeCountry(sender, readCountry(formValues));
      // A page of the release before does not ask.
      if (formValues.wasLanguage !== undefined) {
        const { wanted, was } = readLanguage(formValues);
        await changeLanguage(sender, { wanted: wanted || proposeLanguage(await findSettings(sender.ctx)), was });
      }
      return goOn(form, step);
    case "name": {
      const wanted = await protectName(sender, form);
      const look = await readLook(sender.ctx, formValues);
      const options = { seen, notYet: words.notYet };
      const newer = look ? await saveLook(sender, { ...wanted, look }, options) : await change(wanted);
      return finish(newer, words.name.labels, step);
    }
    case "words":
      await settleClaims(sender, readClaims(formValues));
      return goOn(form, step);
    case "sentence":
      await saveSentence(sender, form);
      return hasScript(form) ? { done: words.saved } : redirect(stepAddress(steps.indexOf("words") + 1), 303);
    case "reach": {
      const { safeguardingContact, safeguardingPhone, ...contact } = check(reachFormSchema);
      const stored = await findSettings(sender.ctx);
      const telephones = { phone: stored.phone, safeguardingPhone: stored.safeguardingPhone };
      await askAboutTelephones(sender.ctx, formValues, telephones, { notYet: words.notYet });
      // Forms of the previous release do not contain this field.
      const isAsked = formValues.safeguardingContact !== undefined;
      const answer = finish(
        await change({
          ...contact,
          ...(isAsked && { safeguardingContact }),
          ...(safeguardingPhone !== undefined && { safeguardingPhone }),
        }),
        words.reach.labels,
        step,
      );
      return formValues.intent?.[0] === "test" ? await test(sender, form, contact.email) : answer;
    }
    case "call": {
      const called = await findOffered(sender, formValues.number?.[0] ?? "");
      await callHelpNumber(sender, called);
      return { done: staffHelpNumbers.saved(called.name) };
    }
    case "another": {
      const called = check(helpNumberSchema(staffHelpNumbers));
      await askAboutTelephones(sender.ctx, formValues, { number: undefined }, { notYet: staffHelpNumbers.notYet });
      await callHelpNumber(sender, called);
      return { done: staffHelpNumbers.saved(called.name) };
    }
    case "post":
      await endWelcome(sender);
      return redirect(stepAddress(end), 303);
    default:
      throw new AppError("unreadableForm");
  }
}

/**
 * Checks the typed facts about the foundation.
 * @returns these facts
 * @throws FormError with questions of the words guard
 */
async function protectName(sender: Sender, { formValues, check }: SentForm) {
  const { founded } = await findSettings(sender.ctx);
  const wanted = check(nameFormSchema({ founded, today: siteDate(sender.ctx.clock.now()) }));
  await protectSettings(sender, wanted, { formValues, notYet: words.notYet });
  return wanted;
}

/** Returns true if the form was sent with script, which makes its own key and goes to the next step itself. */
const hasScript = ({ formValues: { idempotencyKey: [key = ""] = [] } }: SentForm) =>
  key !== "" && !key.startsWith(pageKeyPrefix);

function goOn(form: SentForm, step: Step) {
  return hasScript(form) ? { done: words.saved } : redirect(stepAddress(steps.indexOf(step) + 2), 303);
}

const readClaims = ({ shown = [], claims = [] }: SentForm["formValues"]) =>
  shown.map((text) => {
    const [key = "", ...sentence] = text.split(" ");
    return { key, sentence: sentence.join(" "), isTrue: claims.includes(key) };
  });

/**
 * @returns undefined if the form has no field for colours
 * @throws FormError for a palette that is not offered, or a logo that was not uploaded
 */
async function readLook(ctx: AppContext, { ready, logo }: SentForm["formValues"]) {
  const [chosen] = ready ?? [];
  if (chosen === undefined) return undefined;
  const palette = readyPalettes.find(({ name }) => name === chosen)?.palette;
  if (palette === undefined && chosen !== ownPalette)
    throw new FormError(`${words.notYet} ${words.look.choose}.`, { errors: { ready: words.look.choose } });
  const now = firstValues(lookValuesOf(await findSettings(ctx)));
  const read = v.safeParse(lookFormSchema, { ...now, ...palette, logo: logo?.[0] ?? now.logo });
  if (!read.success)
    throw new FormError(`${words.notYet} ${formErrors.look.logo}.`, { errors: { logo: formErrors.look.logo } });
  return read.output.look;
}

async function test(sender: Sender, form: SentForm, office: string) {
  const isSelf = form.formValues.to?.[0] === "self";
  const to = isSelf ? sender.member.email : office;
  if (!(await sendTestEmail(sender, to))) throw new FormError(words.reach.tooMany, { status: 429 });
  if (hasScript(form)) return { done: words.reach.sent(to), staysOpen: true as const };
  const sent = signOutcome(sender.ctx, href("/admin/welcome"), isSelf ? "self" : "foundation");
  return redirect(`${stepAddress(steps.indexOf("reach") + 1)}&sent=${sent}`, 303);
}

const views = {
  country: CountryStep,
  name: NameStep,
  words: WordsStep,
  reach: ReachStep,
  post: PostStep,
};

export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, left, number, all } = loaderData;
  const View = views[step];
  const answer = actionData !== undefined && "message" in actionData ? actionData : undefined;
  const called = actionData !== undefined && "done" in actionData ? actionData.done : undefined;
  return (
    <WelcomeFrame number={number} all={all} isOver={left !== undefined}>
      <PageMeta title={words.title} />
      {left ? (
        <WelcomeEnd {...left} kept={loaderData.sample?.kept ?? []} />
      ) : (
        <View key={step} {...loaderData} answer={answer} called={called} />
      )}
    </WelcomeFrame>
  );
}
