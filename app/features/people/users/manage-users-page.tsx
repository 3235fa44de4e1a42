import { staffPeople } from "content/staff-people.ts";
import { useEffect, useState } from "react";
import { data, href, Link, useFetcher, useParams } from "react-router";
import { cookieHeaders } from "../../../server/auth/auth.ts";
import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, senderOf, staffContext } from "../../../server/context.server.ts";
import { type Column, DataTable } from "../../../staff-kit/data-table.tsx";
import { useFreshAfter } from "../../../staff-kit/status-message.tsx";
import avatar from "../../../ui/art/avatar.svg";
import twoFlags from "../../../ui/art/two-flags.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeDay } from "../../../values/dates.ts";
import { nameRoles } from "../../../values/roles.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/manage-users-page";
import { answerUser } from "./answer-user.server.ts";
import { type ListedUser, listUsers } from "./user-commands.server.ts";
import { describeStanding, UserMenu } from "./user-menu.tsx";
import { canBeSecond, canCreateUser } from "./user-permissions.ts";

export const handle: StaffHandle = { staff: everyMember };

const words = staffPeople.users;

export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(staffContext);
  return { people: await listUsers(context.get(appContext), member), canCreate: canCreateUser(member) };
}

/** Also answers `/admin/manageusers/ID`, to which a person's forms are sent. */
export async function action({ params, request, context }: Route.ActionArgs & { params: { id?: string } }) {
  const { done, rejected } = await answerUser(senderOf(context), request, params.id ?? "");
  if (rejected) return data<StaffFormResult>(rejected.answer, rejected.status);
  return data<StaffFormResult>({ done: done.done }, { headers: cookieHeaders(done.cookies ?? []) });
}

const describeSignIn = (person: ListedUser) =>
  [
    nameRoles(person.roles, words.roles),
    person.isYou && words.you,
    person.isLinked ? words.linked : !person.hasPassword && words.invited,
    person.hasTwoFactor && words.twoFactor,
    person.lastHere && !person.isYou && words.lastHere(writeDay(person.lastHere)),
  ]
    .filter(Boolean)
    .join(" · ");

const columns = (): Column<ListedUser>[] => [
  {
    head: words.heads.name,
    is: "lead",
    cell: ({ name, photo, email }) => (
      <span className="who-cell">
        <img src={photo?.src ?? avatar} width="40" height="40" alt="" loading="lazy" />
        <span>
          <b>{name}</b>
          <small className="below">{email}</small>
        </span>
      </span>
    ),
  },
  {
    head: words.heads.roles,
    is: "state",
    cell: (person) => (
      <>
        {describeSignIn(person)}
        {canBeSecond(person) && <small className="below">{describeStanding(person.standing)}</small>}
      </>
    ),
  },
  { head: words.heads.position, isWide: true, cell: ({ position }) => <small>{position}</small> },
];

export default function ManageUsersPage({ loaderData: { people, canCreate }, actionData }: Route.ComponentProps) {
  const { id: answered } = useParams();
  // Without script, a refused form comes back.
  const plain = actionData?.done === undefined && actionData?.formValues ? actionData : undefined;
  // The page submits row commands, because a deleted row is gone before the answer.
  const fetcher = useFetcher<StaffFormResult>();
  const [statusMessage, setStatusMessage] = useState<StaffFormResult | undefined>(actionData);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (answer !== undefined) setStatusMessage(answer);
  }, [answer]);
  useFreshAfter(statusMessage);
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.title}</h1>
        {canCreate && (
          <Link className="btn btn--sm" to={href("/admin/createuser")}>
            <Icon name="plus" />
            {staffPeople.create.title}
          </Link>
        )}
      </div>
      <div role="status">
        {statusMessage?.done !== undefined && <p className="alert alert--ok">{statusMessage.done}</p>}
      </div>
      <div role="alert">
        {statusMessage !== undefined && statusMessage.done === undefined && (
          <p className="alert alert--err">{statusMessage.message}</p>
        )}
      </div>
      <DataTable
        caption={words.caption}
        columns={columns()}
        rows={people}
        about={({ name }) => name}
        anchor={({ id }) => `user-${id}`}
        menu={(person) => (
          <UserMenu
            person={person}
            plain={person.id === answered ? plain : undefined}
            onSend={(fields) =>
              void fetcher.submit(fields, { method: "post", action: href("/admin/manageusers/:id", { id: person.id }) })
            }
            onStatusMessage={(done) => setStatusMessage({ done })}
          />
        )}
      />
      {people.some(
        (person) => canBeSecond(person) && (!person.standing.isSettled || person.standing.tiedTo !== undefined),
      ) && (
        <p className="small muted">
          {words.standing.help} {canCreate && <Link to={href("/admin/trustees")}>{words.standing.trustees}</Link>}
        </p>
      )}
      {canCreate && people.length === 1 && (
        <EmptyState art={twoFlags} {...words.alone}>
          <Link className="act" to={href("/admin/createuser")}>
            {words.inviteFirst}
          </Link>
        </EmptyState>
      )}
      <p className="desk-links">
        <Link className="act" to={href("/admin/account")}>
          <Icon name="key" />
          {staffPeople.ownAccount}
        </Link>
      </p>
    </>
  );
}
