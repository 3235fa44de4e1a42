import { staffPeople } from "content/staff-people.ts";
import { type ComponentProps, Fragment } from "react";
import { href } from "react-router";
import { Ask } from "../../../staff-kit/confirm-button.tsx";
import { RowMenu } from "../../../staff-kit/data-table.tsx";
import { useOpened } from "../../../staff-kit/use-opened.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { OwnForm, type Sends } from "../../../ui/own-form.tsx";
import { writeDay } from "../../../values/dates.ts";
import { addableRoles, type Role, roles, writeRoles } from "../../../values/roles.ts";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import type { ListedUser } from "./user-commands.server.ts";
import { ChangePassword, EditUserForm } from "./user-forms.tsx";

const words = staffPeople.users;

interface UserMenuProps {
  person: ListedUser;
  /** Result of a form about this person, for browsers without script. */
  plain: StaffFormErrors | undefined;
  onSend(fields: Record<string, string>): void;
  onStatusMessage(sentence: string): void;
}

/** Menu of the acts on a person that the signed-in member may do. */
export function UserMenu({ person, plain, onSend, onStatusMessage }: UserMenuProps) {
  const { id, name } = person;
  const refused = plain?.formValues?.intent?.[0];
  const dialogs = {
    edit: useOpened(`edit-${id}`, refused === "change"),
    password: useOpened(`password-${id}`, refused === "password"),
    factor: useOpened(`factor-${id}`),
    delete: useOpened(`delete-${id}`),
    admin: useOpened(`admin-${id}`),
    editor: useOpened(`editor-${id}`),
    writer: useOpened(`writer-${id}`),
    treasurer: useOpened(`treasurer-${id}`),
    lead: useOpened(`lead-${id}`),
  };
  const asking = (["factor", "delete", ...roles] as const).find((name) => dialogs[name].isOpen);
  const close = () => {
    for (const dialog of Object.values(dialogs)) if (dialog.isOpen) dialog.close();
  };
  const done = (sentence: string) => {
    close();
    onStatusMessage(sentence);
  };
  const list = href("/admin/manageusers");
  const sure: Record<string, string> = person.isLastLead ? { sure: "lastLead" } : {};
  const fieldsOf = (what: "factor" | "delete" | Role): Record<string, string> =>
    what === "factor" || what === "delete" ? { intent: what, ...sure } : { intent: "role", role: what, ...sure };
  const posts = (fields: Record<string, string>): Sends => ({
    method: "post",
    action: href("/admin/manageusers/:id", { id }),
    fields,
  });
  const asks = (what: keyof typeof dialogs) => ({
    sends: { ...dialogs[what].sends, action: list },
    onSend: dialogs[what].open,
  });
  const does = (fields: Record<string, string>) => ({ sends: posts(fields), onSend: () => onSend(fields) });
  /** The button's accessible name contains the person's name. */
  const act = (label: string, how: Pick<ComponentProps<typeof OwnForm>, "sends" | "onSend">) => (
    <OwnForm {...how}>
      <button type="submit">
        {label}
        <span className="vh">{` ${name}`}</span>
      </button>
    </OwnForm>
  );
  const { standing } = person;
  const has =
    person.canChange ||
    person.canChangePassword ||
    person.canSendPasswordLink ||
    person.canSendInvitation ||
    person.canChangeRole ||
    standing.canConfirm ||
    person.canRemoveTwoFactor ||
    person.canDelete;
  const heading = dialogs.edit.isOpen ? words.editHeading(name) : staffPeople.password.heading;
  return (
    <>
      {has && (
        <RowMenu about={name}>
          {person.canChange && act(words.edit, asks("edit"))}
          {person.canChangePassword && (
            <OwnForm {...asks("password")}>
              <button type="submit" aria-label={words.passwordLabel}>
                <Icon name="key" />
                {words.password}
              </button>
            </OwnForm>
          )}
          {person.canSendPasswordLink && act(words.sendLink, does({ intent: "link" }))}
          {person.canSendInvitation && act(words.invite, does({ intent: "invite" }))}
          {person.canChangeRole &&
            roles
              .filter((role) => role !== writeRoles(person.roles) || (role === "lead" && person.isStoppedLead))
              .map((role) => (
                <Fragment key={role}>
                  {act(
                    words.makeRole[role],
                    person.isLastLead && role !== "lead" ? asks(role) : does({ intent: "role", role }),
                  )}
                </Fragment>
              ))}
          {person.canChangeRole &&
            addableRoles(person).map((role) => (
              <Fragment key={role}>{act(words.addRole[role], does({ intent: "role", role, also: "on" }))}</Fragment>
            ))}
          {standing.canConfirm && act(words.know, does({ intent: "know", seen: String(standing.seen) }))}
          {person.canRemoveTwoFactor && act(words.stopFactor, asks("factor"))}
          {person.canDelete && (
            <OwnForm {...asks("delete")}>
              <button type="submit" className="act act--danger" aria-label={`${words.delete} ${name}`}>
                <Icon name="bin" />
                {words.delete}
              </button>
            </OwnForm>
          )}
        </RowMenu>
      )}
      {(dialogs.edit.isOpen || dialogs.password.isOpen) && (
        <Modal heading={heading} close={words.close(heading)} closed={list} onClose={close}>
          {dialogs.edit.isOpen ? (
            <EditUserForm person={person} plain={plain} onDone={done} onCancel={close} />
          ) : (
            <ChangePassword id={id} plain={plain} onDone={done} />
          )}
        </Modal>
      )}
      {asking && (
        <Ask
          {...questionsAbout(person)[asking]}
          no={words.keep}
          closed={list}
          sends={posts(fieldsOf(asking))}
          onYes={() => {
            close();
            onSend(fieldsOf(asking));
          }}
          onNo={close}
        />
      )}
    </>
  );
}

function questionsAbout({ name, isLastLead }: ListedUser) {
  const { lastLead, makeRole } = words;
  const endsLead = { heading: lastLead.heading(name), text: lastLead.text };
  return {
    factor: { heading: words.factorHeading(name), text: words.factorText, yes: words.factorButton },
    delete: {
      heading: words.deleteHeading(name),
      text: isLastLead ? `${words.deleteText} ${lastLead.text}` : words.deleteText,
      yes: words.deleteButton,
    },
    admin: { ...endsLead, yes: makeRole.admin },
    editor: { ...endsLead, yes: makeRole.editor },
    lead: { ...endsLead, yes: makeRole.lead },
    writer: { ...endsLead, yes: makeRole.writer },
    treasurer: { ...endsLead, yes: makeRole.treasurer },
  };
}

/** Writes whether an account counts as a separate person, or when it will. */
export function describeStanding({ isSettled, newUntil, tiedTo, isByTrustees }: ListedUser["standing"]): string {
  const { standing } = words;
  const lines = [
    isSettled
      ? tiedTo === undefined && standing.settled
      : newUntil
        ? standing.newUntil(writeDay(newUntil))
        : standing.new,
    tiedTo !== undefined && standing.tied(tiedTo),
    isByTrustees && standing.byTrustees,
  ];
  return lines.filter(Boolean).join(" · ");
}
