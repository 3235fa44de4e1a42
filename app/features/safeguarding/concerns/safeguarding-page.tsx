import type { CountryCode } from "content/countries/index.ts";
import { withoutReadingPromise } from "content/safeguarding.ts";
import { data, href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { FormError, type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { AlertStyle, Notice } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { readFormKey } from "../../../values/form-key.ts";
import { fillPlaces } from "../../../values/places.ts";
import { isReadByAdmin } from "../../foundation/protecting-pages/protecting-pages.server.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { telephoneHref } from "../../foundation/settings/telephone-href.ts";
import { findEdition } from "../../foundation/words/find-edition.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { MediaProse } from "../../media/photos/media-prose.tsx";
import { takeSealedFiles } from "../../media/private-files/sealed-files.server.ts";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import { Listen } from "../../media/recordings/listen.tsx";
import { findHelpNumbers } from "../help-numbers/find-help-numbers.server.ts";
import type { Route } from "./+types/safeguarding-page";
import { ConcernForm } from "./concern-form.tsx";
import { concernSchema } from "./concern-schema.ts";
import { hasLeadAtWork } from "./find-readers.server.ts";
import {
  canSendFiles,
  drawFormKey,
  findReported,
  findSentFiles,
  reportConcern,
  type SentFile,
} from "./report-concern.server.ts";
import css from "./safeguarding-page.css?inline";

/** The page is not cached by the site, the browser or the service worker. */
export const headers = privateHeaders;

export const handle = { canBeLeft: true };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const { country, phone, safeguardingContact, safeguardingPhone } = await findPublicSettingsOnce(ctx, requestInfo);
  const numbers = await findHelpNumbers(ctx);
  const edition = await findEdition(ctx, "safeguarding");
  return {
    country,
    phone,
    lead: { name: safeguardingContact, phone: safeguardingPhone },
    numbers,
    isRead: await hasLeadAtWork(ctx),
    recordings: await findRecordings(ctx, "site:safeguarding"),
    // A new key for each visit, so that a form sent twice is recognized without script.
    formKey: drawFormKey(),
    isReadAloud: edition === undefined && (await isReadByAdmin(ctx, "safeguarding")),
    edition: edition && { version: edition.version, day: writeDay(siteDate(new Date(edition.since))) },
  };
}

/** Rate limit of each network. It is high, because a school with one shared address must not be blocked. */
const reportLimit = { what: "concern", times: 200, minutes: 60 };

const maxBodyBytes = 30 * 1024 * 1024;

/** Field of the button that asks for the state of the files. Its value is the signed number of the report. */
const lookField = "look";

/** Purpose that the signature covers. */
const lookPage = "/safeguarding look";

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { form: words } = of("safeguarding");
  const { phone, safeguardingPhone } = await findPublicSettingsOnce(ctx, requestInfo);
  const number = safeguardingPhone || phone || "";
  // Checked before the body is read. Above the limit, only the text is accepted; also during a database outage.
  const isWithin = await countTowardsRateLimit(ctx, reportLimit, requestInfo.address).catch(() => true);
  const isTextOnly = !isWithin || !(await canSendFiles(ctx, requestInfo.address).catch(() => true));
  // The same page responds, so that the browser's history contains no report number. A reload finds the same report.
  const thanks = async (reference: string) => ({
    sent: reference,
    look: signOutcome(ctx, lookPage, reference.replace("-", "")),
    files: await findSentFiles(ctx, reference),
  });
  const plan: FormPlan = {
    name: "concern",
    texts: ["story"],
    notYet: words.notYet,
    sentences: of("notices").forms,
  };
  const limits = { maxBytes: maxBodyBytes, isTextOnly };
  return takeSealedFiles(ctx, requestInfo, request, limits, async (taken) => {
    const { done, rejected } = await handleForm(
      ctx,
      requestInfo,
      taken.request,
      plan,
      async ({ check, formValues }) => {
        const [looked] = formValues[lookField] ?? [];
        if (looked !== undefined) {
          const code = readOutcome(ctx, lookPage, looked);
          if (code === undefined) throw new FormError(of("safeguarding").sent.files.late);
          return thanks(`${code.slice(0, 3)}-${code.slice(3)}`);
        }
        const concern = check(concernSchema(words.empty));
        const sender = { address: requestInfo.address, formKey: readFormKey(formValues) };
        const known = isWithin ? undefined : await findReported(ctx, concern, taken, sender.formKey);
        if (known !== undefined) return thanks(known);
        if (!isWithin)
          throw new FormError(`${words.notYet} ${fillPlaces(words.wait, { phone: number })}`, { status: 429 });
        return thanks(await reportConcern(ctx, concern, taken, sender));
      },
    );
    if (rejected === undefined) return done;
    const hadFiles = taken.files.length > 0 || taken.problem !== undefined;
    return data({ ...rejected.answer, hadFiles }, rejected.status);
  });
}

export default function SafeguardingPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("safeguarding");
  const { country, phone, lead, numbers, isRead, edition, formKey, isReadAloud, recordings } = loaderData;
  const isNamed = lead.name !== "" || lead.phone !== "";
  const office = phone ? [{ name: words.danger.foundation, who: "", number: phone }] : [];
  const own = isNamed ? [{ name: words.danger.us, who: lead.name, number: lead.phone }] : office;
  const calls = [...own, ...numbers.map(({ name, number }) => ({ name, who: "", number }))];
  const policy = isRead ? words.policy : words.policy.map(withoutReadingPromise).filter((text) => text !== "");
  const sent = actionData !== undefined && "sent" in actionData ? actionData : undefined;
  const rejected = actionData !== undefined && "sent" in actionData ? undefined : actionData;
  return (
    <>
      {/* Always the same title, because shared browsers keep titles in their history. */}
      <PageMeta title={words.title} path={href("/safeguarding")} />
      <Style name="safeguarding-page" layer="feature" css={css} />
      <AlertStyle />
      <DetailStyle />
      <PageHead ground="lilac" heading={words.heading} lede={words.lede} />
      <div className="wrap section spaced">
        {sent !== undefined && <Sent reference={sent.sent} look={sent.look} files={sent.files} isRead={isRead} />}
        <Calls country={country} calls={calls} hasHelp={numbers.length > 0} />
        <Listen recordings={recordings} />
        <ConcernForm
          answer={rejected}
          formKey={formKey}
          isRead={isRead}
          hasNumbers={calls.some(({ number }) => number !== "")}
        />
        <section className="prose prose--page" id="policy">
          <MediaProse paragraphs={policy} photos={{}} hasLede={false} />
          {edition !== undefined ? (
            <p className="small muted">
              {fillPlaces(words.versionLine, { version: String(edition.version), day: edition.day })}
            </p>
          ) : (
            !isReadAloud && <p className="small muted">{fillPlaces(words.sample, { day: words.sampleDay })}</p>
          )}
        </section>
      </div>
    </>
  );
}

type SentProps = { reference: string; look: string; files: SentFile[]; isRead: boolean };

function Sent({ reference, look, files, isRead }: SentProps) {
  const { sent, form } = useWords("safeguarding");
  return (
    <section className="stack" aria-labelledby="sent">
      <h2 id="sent">{sent.heading}</h2>
      <Notice>{fillPlaces(sent.text, { reference })}</Notice>
      <FilesOfReport look={look} files={files} />
      <p>{isRead ? sent.next : `${form.late} ${withoutReadingPromise(sent.next)}`}</p>
    </section>
  );
}

function FilesOfReport({ look, files }: Pick<SentProps, "look" | "files">) {
  const { sent } = useWords("safeguarding");
  const isAny = (state: SentFile["state"]) => files.some((file) => file.state === state);
  const problems = new Set(files.flatMap(({ problem }) => problem ?? []));
  return (
    <>
      {isAny("kept") && <p>{sent.files.kept}</p>}
      {isAny("checking") && (
        // A form, so that neither address nor history contains the report number.
        <form className="stack" method="post" action={href("/safeguarding")}>
          <p>{sent.files.opening}</p>
          <input type="hidden" name={lookField} value={look} />
          <div>
            <Button>{sent.files.look}</Button>
          </div>
        </form>
      )}
      {isAny("refused") && (
        <div className="alert alert--err">
          <p>{sent.files.refused}</p>
          <ul>
            {[...problems].map((problem) => (
              <li key={problem}>{sent.files.problems[problem]}</li>
            ))}
          </ul>
          <p>{sent.files.again}</p>
        </div>
      )}
    </>
  );
}

interface CallsProps {
  country: CountryCode;
  /** `who` is the person who answers the call; may be empty, like `number`. */
  calls: { name: string; who: string; number: string }[];
  /** True if `calls` contain a number outside the foundation. */
  hasHelp: boolean;
}

/** Telephone numbers above the form, because a call is answered at once. */
function Calls({ country, calls, hasHelp }: CallsProps) {
  const { danger } = useWords("safeguarding");
  return (
    <section className="note g-yellow stack calls" aria-labelledby="danger">
      <h2 id="danger" className="t-3">
        {danger.heading}
      </h2>
      <p>{danger.text}</p>
      {calls.length > 0 && (
        <ul>
          {calls.map(({ name, who, number }) => (
            <li key={`${name} ${who} ${number}`}>
              <span>{name}</span>
              <Telephone who={who} number={number} country={country} />
            </li>
          ))}
        </ul>
      )}
      {!hasHelp && <p>{danger.none}</p>}
    </section>
  );
}

type TelephoneProps = { who: string; number: string; country: CountryCode };

/** Links the telephone number; without a number, shows only the name. */
function Telephone({ who, number, country }: TelephoneProps) {
  if (number === "") return <b>{who}</b>;
  return (
    <a className="tap" href={telephoneHref(country, number)}>
      {who && `${who}, `}
      <b>{number}</b>
    </a>
  );
}
