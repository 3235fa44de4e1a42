import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { href, Link } from "react-router";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { AppearanceChoice } from "../../../staff-kit/appearance-choice.tsx";
import { useHasScript } from "../../../ui/device-value.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { nameRoles } from "../../../values/roles.ts";
import { Opener } from "./opener.tsx";
import { ownPages } from "./staff-map.tsx";

const words = staffShell.account;

/** The initial of a person. */
export const Initial = ({ name }: { name: string }) => (
  <span className="face" aria-hidden="true">
    {name.slice(0, 1).toUpperCase()}
  </span>
);

/** One's own pages, at the foot of the strip. */
export function AccountMenu({ member: { name, roles }, onHelp }: { member: StaffMember; onHelp(): void }) {
  const button = (
    <summary className="who" aria-label={words.of(name)}>
      <Initial name={name} />
    </summary>
  );
  return (
    <Menu className="account" button={button}>
      <p className="account-name">
        {name}
        <small>{nameRoles(roles, staff.roles)}</small>
      </p>
      <AccountLinks onHelp={onHelp} />
    </Menu>
  );
}

/** The same in the menu and in the sheet of phones. @param props.onChoose closes the sheet */
export function AccountLinks({ onHelp, onChoose }: { onHelp(): void; onChoose?(): void }) {
  const [own, signOut] = ownPages().map(({ to, icon, label }) => (
    <Link key={to} to={to} onClick={onChoose}>
      <Icon name={icon} />
      {label}
    </Link>
  ));
  return (
    <>
      {own}
      {/* A document outside the app. */}
      <a href={href("/")}>
        <Icon name="site" />
        {words.site}
      </a>
      <Appearance />
      <Opener
        to={href("/admin/jump")}
        onOpen={() => {
          onChoose?.();
          onHelp();
        }}
      >
        <Icon name="keyboard" />
        {words.help}
      </Opener>
      <hr />
      {signOut}
    </>
  );
}

function Appearance() {
  if (!useHasScript()) return null;
  return (
    <details className="looks">
      <summary>
        <Icon name="today" />
        {staffShell.appearance.heading}
      </summary>
      <AppearanceChoice />
    </details>
  );
}
