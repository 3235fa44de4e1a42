import { staff } from "content/staff.ts";
import { staffClock } from "content/staff-clock.ts";
import { staffPeople } from "content/staff-people.ts";
import { staffPosts } from "content/staff-posts.ts";
import { useState } from "react";
import { href, useRouteLoaderData } from "react-router";
import { ActLink } from "../../cms/act-link.tsx";
import { labelsOf } from "../../cms/define-content-type.server.ts";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { appContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { overdueSince } from "../../server/mail/retry-delays.ts";
import { shared } from "../../server/page-cache/cdn.ts";
import calabash from "../../ui/art/calabash.svg";
import calendar from "../../ui/art/calendar.svg";
import kite from "../../ui/art/kite.svg";
import { Icon } from "../../ui/icon.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { countNewMessages } from "../contact/message-queries.server.ts";
import { countUnconfirmedPhotos } from "../photos/photo-queries.server.ts";
import { canCreateUser } from "../users/user-permissions.ts";
import type { Route } from "./+types/admin-page";
import type { loader as staffLoader } from "./admin-layout.tsx";
import { canConfirmClock, canReadOutbox } from "./admin-permissions.ts";
import { ContentItemForm } from "./content-item-form.tsx";
import { contentTypes } from "./content-types.server.ts";
import { countUnpublished } from "./dashboard-queries.server.ts";
import { BackupCard, Card, CdnCard, ClockCard } from "./operations-cards.tsx";
import { confirmClock, findBackupStatus, findClockJump } from "./operations-commands.server.ts";
import { countFailedEmails } from "./outbox-queries.server.ts";

const words = staff.home;

const tiles = [
  { noun: "post", ground: "g-yellow", art: kite, width: 560, height: 420 },
  { noun: "event", ground: "g-pink", art: calendar, width: 440, height: 400 },
  { noun: "project", ground: "g-green", art: calabash, width: 480, height: 360 },
] as const;

/** The lists without room in the bottom bar. */
const lists = [
  { label: staff.nav.events, to: href("/admin/event") },
  { label: staff.nav.projects, to: href("/admin/project") },
  { label: staff.nav.news, to: href("/admin/news") },
  { label: staff.nav.media, to: href("/admin/media") },
  { label: staff.nav.messages, to: href("/admin/messages") },
  { label: staff.nav.newsletter, to: href("/admin/newsletter") },
  { label: staff.nav.subscribers, to: href("/admin/subscribers") },
  { label: staff.nav.settings, to: href("/admin/settings") },
];

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { db, clock } = ctx;
  const { post, event, project } = contentTypes;
  const since = overdueSince(clock.now());
  return {
    labels: { post: labelsOf(post), event: labelsOf(event), project: labelsOf(project) },
    clock: await findClockJump(ctx),
    emails: canReadOutbox(context.get(staffContext)) && (await countFailedEmails(db, since)),
    messages: await countNewMessages(db),
    photos: await countUnconfirmedPhotos(db),
    unpublished: await countUnpublished(db),
    backups: await findBackupStatus(ctx),
    caches: {
      unpurgedSince: ctx.cdn?.unpurgedSince?.toISOString(),
      minutes: Math.ceil((shared.fresh + shared.whileFetching) / 60),
    },
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "clock" }, async ({ formValues }, { ctx, member }) => {
    if (!canConfirmClock(member)) throw new AppError("adminsOnly");
    if (formValues.intent?.[0] !== "confirm-clock") throw new AppError("unreadableForm");
    if (!(await confirmClock(ctx, member, formValues.moment?.[0] ?? "")))
      throw new FormError(staffClock.otherTime, { status: 409 });
    return staffClock.done;
  });

export default function AdminPage({ loaderData: waiting }: Route.ComponentProps) {
  const member = useRouteLoaderData<typeof staffLoader>("staff-layout")?.member;
  const [creating, setCreating] = useState<(typeof tiles)[number]["noun"]>();
  const [statusMessage, setStatusMessage] = useState<string>();
  const close = () => setCreating(undefined);
  const say = (sentence: string) => {
    close();
    setStatusMessage(sentence);
  };
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      <div className="make">
        {tiles.map(({ noun, ground, art, width, height }) => (
          <button key={noun} type="button" className={ground} onClick={() => setCreating(noun)}>
            <span>
              {words[noun].label}
              <small>{words[noun].note}</small>
            </span>
            <span className="plus">
              <Icon name="plus" />
            </span>
            <img src={art} width={width} height={height} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      <ClockCard clock={waiting.clock} canConfirm={member !== undefined && canConfirmClock(member)} />
      <Waiting {...waiting} />
      <CdnCard {...waiting.caches} />
      <BackupCard {...waiting.backups} />
      <p className="desk-links">
        {lists.map((list) => (
          <ActLink key={list.to} {...list} />
        ))}
        <a className="act" href={href("/")}>
          <Icon name="arrow" />
          {words.site}
        </a>
        {member && canReadOutbox(member) && <ActLink label={staff.nav.mail} to={href("/admin/mail")} />}
        {member && canCreateUser(member) && (
          <ActLink icon="users" label={staffPeople.add} to={href("/admin/createuser")} />
        )}
        <ActLink icon="key" label={staffPeople.ownAccount} to={href("/admin/account")} />
      </p>
      {creating && (
        <Modal heading={words[creating].label} close={staffPosts.close} onClose={close} sheet>
          <ContentItemForm noun={creating} labels={waiting.labels[creating]} onDone={say} onCancel={close} />
        </Modal>
      )}
    </>
  );
}

/** Items that need attention, with links; hidden when empty. */
function Waiting({ emails, messages, photos, unpublished }: Route.ComponentProps["loaderData"]) {
  const { failed, late } = emails || { failed: 0, late: 0 };
  const lines = [
    failed + late > 0 && { to: href("/admin/mail"), label: words.failedEmails(failed, late) },
    messages > 0 && { to: href("/admin/messages"), label: words.newMessages(messages) },
    photos > 0 && { to: href("/admin/media"), label: words.unconfirmed(photos) },
    ...unpublished.map(({ noun, drafts, scheduled }) => ({
      to: href(`/admin/${noun}`),
      label: words.unpublished(noun, drafts, scheduled),
    })),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Card id="waiting" heading={words.waiting}>
      <ul className="waiting">
        {lines.map((line) => (
          <li key={line.to}>
            <ActLink {...line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
