import { staffSensitive } from "content/staff-sensitive.ts";
import { staffSensitiveFields } from "content/staff-sensitive-fields.ts";
import { href, Link } from "react-router";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { approveStory, openStory } from "../../cms/protection/approve-story.server.ts";
import { StatusMessage } from "../../cms/status-message.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { Prose } from "../../ui/detail.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { writeMoment } from "../../values/lagos-time.ts";
import { groupBy } from "../../values/lists.ts";
import { photoIdsIn } from "../../values/media-block.ts";
import { parseTextList } from "../../values/text-list.ts";
import { findEditorPhotos } from "../photos/find-editor-photos.server.ts";
import type { Route } from "./+types/approve-story-page";
import { readSubject } from "./require-subject.server.ts";

const words = staffSensitive.approval;

/** A sensitive story, for a second person to read in full: every word, every picture, and what was said of them. */
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
    namesChanged: row.names_changed === 1,
    approved: row.approved_at === null ? undefined : { by: row.approved_by ?? "", at: row.approved_at },
    photos: (await findEditorPhotos(ctx, ids)).map(({ address, description, width, height }) => ({
      ...{ address, description, width, height },
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { type, id } = readSubject(args.params.subject);
  const plan = { name: "approval", notYet: words.notYet, failed: words.failed };
  return answerStaffForm(args, plan, async ({ formValues }, sender) => {
    await approveStory(sender, type, id, Number(formValues.version?.[0]));
    return words.done;
  });
}

export default function ApproveStoryPage({ loaderData: story, actionData }: Route.ComponentProps) {
  const { title, texts, photos, reasons, namesChanged, missing, approved } = story;
  return (
    <div className="stack">
      <PageMeta title={`${words.heading}: ${title}`} />
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
            <li key={reason}>
              {staffSensitiveFields.reasons[reason as keyof typeof staffSensitiveFields.reasons] ?? reason}
            </li>
          ))}
        </ul>
        <p>{namesChanged ? words.namesChanged : words.namesKept}</p>
      </section>
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

function ApprovalForm({ story: { isOwn, version } }: { story: Pick<Story, "isOwn" | "version"> }) {
  if (isOwn) return <p>{words.own}</p>;
  return (
    <form method="post" className="form">
      <input type="hidden" name="version" value={version} />
      <p>{words.ask}</p>
      <div className="btns">
        <button type="submit" className="btn">
          {words.button}
        </button>
      </div>
    </form>
  );
}

type Story = Route.ComponentProps["loaderData"];

/** How often each person answered the words guard, and how. */
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
