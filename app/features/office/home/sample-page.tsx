import { staffSample as words } from "content/staff-sample.ts";
import { Form, href, Link } from "react-router";
import { undoMs } from "../../../cms/delete-content.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import type { Route } from "./+types/sample-page";
import { canRemoveSample } from "./admin-permissions.ts";
import { findSample, removeSample, restoreSample } from "./remove-sample.server.ts";

export const handle: StaffHandle = { staff: { who: canRemoveSample } };

type Noun = keyof typeof words.nouns;

function asItem({ subject, row }: Awaited<ReturnType<typeof findSample>>["left"][number]) {
  const [noun = "post", id = ""] = subject.split(":");
  return { noun: noun as Noun, id, title: row.title };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { left, kept, used, removed, removedAt } = await findSample(context.get(appContext));
  const until = removedAt && writeDay(siteDate(new Date(Date.parse(removedAt) + undoMs)));
  return {
    items: left.map(asItem),
    kept: kept.map(asItem),
    used: removed.length > 0 ? [] : used.map(asItem),
    removed: removed.length,
    until,
  };
}

export async function action(args: Route.ActionArgs) {
  return answerStaffForm(args, { name: "sample" }, (form, sender) =>
    answerIntents(form, {
      remove: async () => words.removed(await removeSample(sender)),
      restore: async () => words.restored(await restoreSample(sender)),
    }),
  );
}

export default function SamplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, kept, used, removed, until } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {items.length + removed + used.length === 0 && (
        <p>
          {words.none} {words.pages} <Link to={href("/admin/pages")}>{words.toPages}</Link>
        </p>
      )}
      {items.length > 0 && (
        <section className="stack" aria-labelledby="left">
          <h2 id="left" className="t-3">
            {words.leftHeading(items.length)}
          </h2>
          <Items items={items} />
          <p>{words.note}</p>
          <Act intent="remove" label={words.remove} />
        </section>
      )}
      {removed > 0 && until && (
        <section className="stack" aria-labelledby="undo">
          <h2 id="undo" className="t-3">
            {words.undoHeading(removed, until)}
          </h2>
          <p>{words.undoNote}</p>
          <Act intent="restore" label={words.restore} />
        </section>
      )}
      {used.length > 0 && (
        <section className="stack" aria-labelledby="used">
          <h2 id="used" className="t-3">
            {words.usedHeading}
          </h2>
          <p>{words.usedNote}</p>
          <Items items={used} areDeleted />
        </section>
      )}
      {kept.length > 0 && (
        <section className="stack" aria-labelledby="kept">
          <h2 id="kept" className="t-3">
            {words.keptHeading}
          </h2>
          <Items items={kept} />
        </section>
      )}
    </>
  );
}

interface ItemsProps {
  items: readonly { noun: Noun; id: string; title: string }[];
  /** True for deleted items, which have no page to link to. */
  areDeleted?: true;
}

function Items({ items, areDeleted }: ItemsProps) {
  return (
    <ul>
      {items.map(({ noun, id, title }) => (
        <li key={`${noun}:${id}`}>
          <span className="muted">{words.nouns[noun]}</span>{" "}
          {areDeleted ? (
            title
          ) : (
            <Link className="tap" to={href(`/admin/${noun}/:id`, { id })}>
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Act({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button>{label}</Button>
    </Form>
  );
}
