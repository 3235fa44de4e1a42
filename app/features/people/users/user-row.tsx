import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { Fragment, useState } from "react";
import { href } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import avatar from "../../../ui/art/avatar.svg";
import { Ask } from "../../../ui/confirm-button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { writeDay } from "../../../values/dates.ts";
import { type Role, roles } from "../../../values/roles.ts";
import { ProfilePhotoField } from "../../media/photos/profile-photo-field.tsx";
import { SecretForm } from "./secret-form.tsx";
import type { ListedUser } from "./user-commands.server.ts";

const words = staffPeople.users;

interface UserRowProps {
  person: ListedUser;
  onSend(fields: Record<string, string>): void;
  /** Called after a dialog's form succeeds. */
  onStatusMessage(sentence: string): void;
}

/** A staff member in the list, with the buttons that the signed-in person may use. */
export function UserRow({ person, onSend, onStatusMessage }: UserRowProps) {
  const [open, setOpen] = useState<"edit" | "password" | "factor" | "delete" | Role>();
  const { name } = person;
  const close = () => setOpen(undefined);
  const done = (sentence: string) => {
    close();
    onStatusMessage(sentence);
  };
  const sure: Record<string, string> = person.isLastLead ? { sure: "lastLead" } : {};
  const confirm = () => {
    close();
    if (open === "factor" || open === "delete") onSend({ intent: open, ...sure });
    else if (open !== undefined) onSend({ intent: "role", role: open, ...sure });
  };
  const { lastLead } = words;
  const endsLead = { heading: lastLead.heading(name), text: lastLead.text, yes: "" };
  /** A button; its accessible name includes the person. */
  const act = (label: string, onClick: () => void) => (
    <button type="button" className="act" onClick={onClick}>
      {label}
      <span className="vh">{` ${name}`}</span>
    </button>
  );
  const heading = open === "edit" ? words.editHeading(name) : staffPeople.password.heading;
  const ask = {
    factor: { heading: words.factorHeading(name), text: words.factorText, yes: words.factorButton },
    delete: {
      heading: words.deleteHeading(name),
      text: person.isLastLead ? `${words.deleteText} ${lastLead.text}` : words.deleteText,
      yes: words.deleteButton,
    },
    admin: { ...endsLead, yes: words.makeRole.admin },
    editor: { ...endsLead, yes: words.makeRole.editor },
    lead: { ...endsLead, yes: words.makeRole.lead },
  };
  return (
    <article className="row" id={`user-${person.id}`}>
      <img src={person.photo?.src ?? avatar} width="72" height="72" alt="" loading="lazy" />
      <div>
        <h2>{name}</h2>
        <p className="small muted">
          {person.position}
          {person.position && <br />}
          {person.email}
          <br />
          {[
            words.roles[person.role],
            person.isYou && words.you,
            person.isLinked ? words.linked : !person.hasPassword && words.invited,
            person.hasTwoFactor && words.twoFactor,
            person.lastHere && !person.isYou && words.lastHere(writeDay(person.lastHere)),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {person.role === "admin" && <p className="small muted">{standingOf(person.standing)}</p>}
      </div>
      <div className="row-acts">
        {person.canChange && act(words.edit, () => setOpen("edit"))}
        {person.canChangePassword && (
          <button type="button" className="act" aria-label={words.passwordLabel} onClick={() => setOpen("password")}>
            <Icon name="key" />
            {words.password}
          </button>
        )}
        {person.canSendPasswordLink && act(words.sendLink, () => onSend({ intent: "link" }))}
        {person.canSendInvitation && act(words.invite, () => onSend({ intent: "invite" }))}
        {person.canChangeRole &&
          roles
            .filter((role) => role !== person.role)
            .map((role) => (
              <Fragment key={role}>
                {act(words.makeRole[role], () =>
                  person.isLastLead ? setOpen(role) : onSend({ intent: "role", role }),
                )}
              </Fragment>
            ))}
        {person.standing.canConfirm &&
          act(words.know, () => onSend({ intent: "know", seen: String(person.standing.seen) }))}
        {person.canRemoveTwoFactor && act(words.stopFactor, () => setOpen("factor"))}
        {person.canDelete && (
          <button
            type="button"
            className="act act--danger"
            aria-label={`${words.delete} ${name}`}
            onClick={() => setOpen("delete")}
          >
            <Icon name="bin" />
            {words.delete}
          </button>
        )}
      </div>
      {(open === "edit" || open === "password") && (
        <Modal heading={heading} close={words.close(heading)} onClose={close}>
          {open === "edit" ? (
            <EditUserForm person={person} onDone={done} onCancel={close} />
          ) : (
            <ChangePassword id={person.id} onDone={done} />
          )}
        </Modal>
      )}
      {open !== undefined && open !== "edit" && open !== "password" && (
        <Ask {...ask[open]} no={words.keep} onYes={confirm} onNo={close} />
      )}
    </article>
  );
}

/** Whether an admin counts as a person of their own, and until when not. */
function standingOf({ isSettled, newUntil, tiedTo }: ListedUser["standing"]): string {
  const { standing } = words;
  const lines = [
    isSettled
      ? tiedTo === undefined && standing.settled
      : newUntil
        ? standing.newUntil(writeDay(newUntil))
        : standing.new,
    tiedTo !== undefined && standing.tied(tiedTo),
  ];
  return lines.filter(Boolean).join(" · ");
}

const labels = { ...words.fields, photos: staffMedia.profileLabel };

type EditProps = { person: ListedUser; onDone(sentence: string): void; onCancel(): void };

/** Changes display name, e-mail and picture; emptied fields stay. */
function EditUserForm({ person, onDone, onCancel }: EditProps) {
  const id = `user-${person.id}`;
  return (
    <AutosavedForm
      id={id}
      action={href("/admin/manageusers/:id", { id: person.id })}
      button={words.save}
      initial={{ displayName: [person.name], email: [person.email] }}
      onDone={onDone}
      labels={labels}
      actions={
        <button type="button" className="btn btn--line" onClick={onCancel}>
          {words.cancel}
        </button>
      }
    >
      {(formValues, errors, about) => (
        <>
          <input type="hidden" name="intent" value="change" />
          <Field {...about("displayName")} hint={words.editHint} optional />
          <Field {...about("email")} type="email" optional />
          <ProfilePhotoField id={id} initial={person.photo} formValues={formValues} error={errors.photos} />
          {person.isYou && (
            <Field
              {...about("currentPassword")}
              value={undefined}
              type="password"
              autoComplete="current-password"
              hint={person.hasPassword ? words.currentPasswordHint : words.noPasswordHint}
              optional
            />
          )}
        </>
      )}
    </AutosavedForm>
  );
}

function ChangePassword({ id, onDone }: { id: string; onDone(sentence: string): void }) {
  const { fields, button, hint } = staffPeople.password;
  const password = { type: "password" } as const;
  return (
    <SecretForm
      action={href("/admin/manageusers/:id", { id })}
      intent="password"
      button={button}
      onDone={({ done }) => onDone(done)}
      fields={[
        { ...password, name: "currentPassword", label: fields.currentPassword, autoComplete: "current-password" },
        { ...password, name: "newPassword", label: fields.newPassword, autoComplete: "new-password", hint },
      ]}
    />
  );
}
