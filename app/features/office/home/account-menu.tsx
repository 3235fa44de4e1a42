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

/** A person's initial. */
export const Initial = ({ name }: { name: string }) => (
  <span className="face" aria-hidden="true">
    {name.slice(0, 1).toUpperCase()}
  </span>
);

/** Links to the member's own pages, at the bottom of the menu. */
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

/** Links for the menu and for the sheet on phones. @param props.onChoose closes the sheet */
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
      {/* A full page load, because the page is outside the staff app. */}
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
