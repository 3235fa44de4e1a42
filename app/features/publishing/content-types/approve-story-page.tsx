import { labelled } from "content/labelled.ts";
import { staffSensitive } from "content/staff-sensitive.ts";
import { staffSensitiveFields } from "content/staff-sensitive-fields.ts";
import { href, Link } from "react-router";
import { approveStory, openStory } from "../../../cms/protection/approve-story.server.ts";
import { dropReasons } from "../../../cms/protection/drop-reasons.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Prose } from "../../../ui/detail.tsx";
import { Check } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { groupBy } from "../../../values/list-places.ts";
import { photoIdsIn } from "../../../values/media-block.ts";
import { canProtect } from "../../../values/roles.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { parseTextList } from "../../../values/text-list.ts";
import { findEditorPhotos } from "../../media/photos/find-editor-photos.server.ts";
import { findAccountOrigins } from "../../people/users/find-settled-people.server.ts";
import type { Route } from "./+types/approve-story-page";
import { readSubject } from "./require-subject.server.ts";

export const handle: StaffHandle = { staff: { who: canProtect } };

const words = staffSensitive.approval;

/** Loads a sensitive story for a second person, with all texts, photos and answers. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { type, id } = readSubject(params.subject);
  const story = await openStory({ ctx, member: context.get(staffContext) }, type, id);
  const { row, attached, texts, ...more } = story;
  const inText = photoIdsIn(texts.flatMap((field) => field.texts));
  const ids = [...new Set([...(attached.photos ?? []).map(Number), ...inText])];
  return {
    ...more,
    texts,
    title: row.title || type.words.untitled,
    version: row.version,
    reasons: parseTextList(row.sensitive),
    dropped: parseTextList(row.dropped_reasons),
    accounts: (
      await findAccountOrigins(ctx, row.approved_by_id === null ? parseTextList(row.writer_ids) : [row.approved_by_id])
    ).map(({ name, since, by }) => words.account(name, writeMoment(since), by)),
    namesChanged: row.names_changed === 1,
    approved: row.approved_at === null ? undefined : { by: row.approved_by ?? "", at: row.approved_at },
    photos: (await findEditorPhotos({ ctx, member: context.get(staffContext) }, ids)).map(
      ({ address, description, width, height }) => ({
        address,
        description,
        width,
        height,
      }),
    ),
  };
}

export async function action(args: Route.ActionArgs) {
  const { type, id } = readSubject(args.params.subject);
  const plan = { name: "approval", notYet: words.notYet, failed: words.failed };
  return answerStaffForm(args, plan, (form, sender) => {
    const { formValues } = form;
    const version = Number(formValues.version?.[0]);
    const drop = () => answerAfter(dropReasons(sender, type, id, version), words.drop.done);
    return answerIntents(form, { drop }, () =>
      answerAfter(approveStory(sender, type, id, version, formValues.nobody?.[0] === "yes"), words.done),
    );
  });
}

export default function ApproveStoryPage({ loaderData: story, actionData }: Route.ComponentProps) {
  const { title, texts, photos, reasons, namesChanged, missing, approved } = story;
  return (
    <div className="stack">
      <PageMeta title={labelled(words.heading, title)} />
      <div className="head-row">
        <h1>{title}</h1>
        <div className="btns">
          <Link className="act" to={href("/admin/approvals")}>
            {staffSensitiveFields.toApprove}
          </Link>
        </div>
      </div>
      <StatusMessage answer={actionData} />
      {approved && <p className="alert alert--ok">{words.approvedBy(approved.by, writeMoment(approved.at))}</p>}
      <section className="stack">
        <h2>{words.whyHeading}</h2>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{labelOf(reason)}</li>
          ))}
        </ul>
        <p>{namesChanged ? words.namesChanged : words.namesKept}</p>
      </section>
      <Accounts story={story} />
      {story.dropped.length > 0 && <DropForm story={story} />}
      {texts.map(({ label, texts }) => (
        <section className="stack" key={label}>
          <h2>{label}</h2>
          <Prose paragraphs={texts} media={(block) => <p>{[words.pictures, block.caption].join(" ")}</p>} />
        </section>
      ))}
      <section className="stack">
        <h2>{words.pictures}</h2>
        {photos.length === 0 && <p>{words.noPictures}</p>}
        {photos.map(({ address, description, width, height }) => (
          <figure key={address}>
            <img
              src={address}
              alt={description}
              width={Math.min(width, 640)}
              height={Math.round((height * Math.min(width, 640)) / width)}
            />
            <figcaption>{description}</figcaption>
          </figure>
        ))}
      </section>
      <Answers answers={story.answers} />
      {missing.length > 0 && (
        <ul className="alert alert--err">
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!approved && <ApprovalForm story={story} />}
    </div>
  );
}

const labelOf = (reason: string) =>
  staffSensitiveFields.reasons[reason as keyof typeof staffSensitiveFields.reasons] ?? reason;

function Accounts({ story: { accounts, approved } }: { story: Pick<Story, "accounts" | "approved"> }) {
  if (accounts.length === 0) return null;
  return (
    <section className="stack">
      <h2>{approved ? words.approver : words.writers}</h2>
      <ul>
        {accounts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Form on which a second person agrees to remove reasons why the story is sensitive. */
function DropForm({ story }: { story: Pick<Story, "isOwn" | "isAsker" | "version" | "dropped"> }) {
  const { isOwn, isAsker, version, dropped } = story;
  return (
    <form method="post" className="form">
      <h2>{words.drop.heading}</h2>
      <p>{words.drop.lede}</p>
      <ul>
        {dropped.map((reason) => (
          <li key={reason}>{labelOf(reason)}</li>
        ))}
      </ul>
      <input type="hidden" name="version" value={version} />
      {isAsker || isOwn ? (
        <p>{isAsker ? words.drop.own : words.own}</p>
      ) : (
        <div className="btns">
          <button type="submit" className="btn" name="intent" value="drop">
            {words.drop.button}
          </button>
        </div>
      )}
    </form>
  );
}

function ApprovalForm({ story }: { story: Pick<Story, "isOwn" | "version" | "saidNobody"> }) {
  const { isOwn, version, saidNobody } = story;
  if (isOwn) return <p>{words.own}</p>;
  return (
    <form method="post" className="form">
      <input type="hidden" name="version" value={version} />
      <p>{words.ask}</p>
      {saidNobody > 0 && <Check name="nobody" value="yes" required label={words.nobody} />}
      <div className="btns">
        <button type="submit" className="btn">
          {words.button}
        </button>
      </div>
    </form>
  );
}

type Story = Route.ComponentProps["loaderData"];

function Answers({ answers }: Pick<Story, "answers">) {
  if (answers.length === 0) return null;
  const groups = [...groupBy(answers, ({ said_by, answer }) => `${answer} ${said_by}`)];
  return (
    <section className="stack">
      <h2>{words.answers}</h2>
      <ul>
        {groups.map(([key, of]) => {
          const [first] = of;
          const say = first?.answer === "adult" ? words.adult : words.asked;
          return <li key={key}>{say(first?.said_by ?? "", of.length)}</li>;
        })}
      </ul>
    </section>
  );
}
