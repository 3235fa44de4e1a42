import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import { href } from "react-router";
import avatar from "../../ui/art/avatar.svg";
import { Ask } from "../../ui/confirm-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Modal } from "../../ui/modal.tsx";
import { EditUserForm } from "./edit-user-form.tsx";
import type { ListedUser } from "./list-users.server.ts";
import { SecretForm } from "./secret-form.tsx";

const words = staffPeople.users;

interface UserRowProps {
  person: ListedUser;
  onSend(fields: Record<string, string>): void;
  /** Called after a dialog's form succeeds. */
  onStatusMessage(sentence: string): void;
}

/** A staff member in the list, with the buttons that the signed-in person may use. */
export function UserRow({ person, onSend, onStatusMessage }: UserRowProps) {
  const [open, setOpen] = useState<"edit" | "password" | "factor" | "delete">();
  const { name } = person;
  const close = () => setOpen(undefined);
  const done = (sentence: string) => {
    close();
    onStatusMessage(sentence);
  };
  return (
    <article className="row">
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
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="row-acts">
        {person.canChange && <Act label={words.edit} about={name} onClick={() => setOpen("edit")} />}
        {person.canChangePassword && (
          <button type="button" className="act" aria-label={words.passwordLabel} onClick={() => setOpen("password")}>
            <Icon name="key" />
            {words.password}
          </button>
        )}
        {person.canSendPasswordLink && (
          <Act label={words.sendLink} about={name} onClick={() => onSend({ intent: "link" })} />
        )}
        {person.canSendInvitation && (
          <Act label={words.invite} about={name} onClick={() => onSend({ intent: "invite" })} />
        )}
        {person.canChangeRole && (
          <Act
            label={person.role === "admin" ? words.makeEditor : words.makeAdmin}
            about={name}
            onClick={() => onSend({ intent: "role", role: person.role === "admin" ? "editor" : "admin" })}
          />
        )}
        {person.canRemoveTwoFactor && <Act label={words.stopFactor} about={name} onClick={() => setOpen("factor")} />}
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
      {open === "edit" && (
        <Modal heading={words.editHeading(name)} close={words.close(words.editHeading(name))} onClose={close}>
          <EditUserForm person={person} onDone={done} onCancel={close} />
        </Modal>
      )}
      {open === "password" && (
        <Modal heading={staffPeople.password.heading} close={words.close(staffPeople.password.heading)} onClose={close}>
          <ChangePassword id={person.id} onDone={done} />
        </Modal>
      )}
      {open === "factor" && (
        <Ask
          heading={words.factorHeading(name)}
          text={words.factorText}
          yes={words.factorButton}
          no={words.keep}
          onYes={() => {
            close();
            onSend({ intent: "factor" });
          }}
          onNo={close}
        />
      )}
      {open === "delete" && (
        <Ask
          heading={words.deleteHeading(name)}
          text={words.deleteText}
          yes={words.deleteButton}
          no={words.keep}
          onYes={() => {
            close();
            onSend({ intent: "delete" });
          }}
          onNo={close}
        />
      )}
    </article>
  );
}

/** A row's button; its accessible name includes the person. */
function Act({ label, about, onClick }: { label: string; about: string; onClick(): void }) {
  return (
    <button type="button" className="act" onClick={onClick}>
      {label}
      <span className="vh">{` ${about}`}</span>
    </button>
  );
}

function ChangePassword({ id, onDone }: { id: string; onDone(sentence: string): void }) {
  const { fields, button, hint } = staffPeople.password;
  return (
    <SecretForm
      action={href("/admin/manageusers/:id", { id })}
      hidden={{ intent: "password" }}
      button={button}
      onDone={({ done }) => onDone(done)}
      fields={[
        {
          name: "currentPassword",
          label: fields.currentPassword,
          type: "password",
          autoComplete: "current-password",
        },
        { name: "newPassword", label: fields.newPassword, type: "password", autoComplete: "new-password", hint },
      ]}
    />
  );
}
