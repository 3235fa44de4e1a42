import { staffUse as words } from "content/staff-use.ts";
import { Form, href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/use-page";
import { findSwitches, type ShownSwitch } from "./find-switches.server.ts";
import { type SentSwitch, saveSwitches } from "./save-switches.server.ts";
import { canSwitch } from "./switch-permissions.ts";
import "./use-page.css";

export const handle: StaffHandle = { staff: { who: canSwitch } };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  switches: await findSwitches(context.get(appContext)),
});

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "use", notYet: words.notYet }, async ({ formValues }, sender) =>
    words.saved(await saveSwitches(sender, readSwitches(formValues))),
  );

/** The switches as the form showed them, and as they came back: a page of yesterday says of each what it saw. */
function readSwitches({ shown = [], on = [] }: Record<string, string[]>): SentSwitch[] {
  return shown.flatMap((text) => {
    const [was, key = ""] = text.split(" ");
    return was === "on" || was === "off" ? [{ key, was: was === "on", isOn: on.includes(key) }] : [];
  });
}

/** What the foundation uses: a switch for each thing that it can do without. */
export default function UsePage({ loaderData: { switches }, actionData }: Route.ComponentProps) {
  const state = switches.map(({ isOn }) => (isOn ? "1" : "0")).join("");
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {/* Another admin's change begins the form anew: it shows what is, and says what it saw. */}
      <Form key={state} method="post" action={href("/admin/use")} className="uses" noValidate>
        <ul>
          {switches.map((one) => (
            <Switch key={one.id} {...one} />
          ))}
        </ul>
        <div className="uses-children">
          <Icon name="shield" />
          <p>
            <b>{words.children.name}</b> {words.children.text}
          </p>
        </div>
        <div>
          <Button>{words.save}</Button>
        </div>
      </Form>
    </>
  );
}

function Switch({ id, name, off, isOn, kept, refused }: ShownSwitch) {
  const box = `use-${id}`;
  return (
    <li className="use">
      <label htmlFor={box}>{name}</label>
      <p id={`${box}-off`} className="small muted">
        {[off, kept, refused].filter(Boolean).join(" ")}
      </p>
      {refused === undefined && <input type="hidden" name="shown" value={`${isOn ? "on" : "off"} ${id}`} />}
      <input
        id={box}
        type="checkbox"
        name="on"
        value={id}
        defaultChecked={isOn}
        disabled={refused !== undefined}
        aria-describedby={`${box}-off`}
      />
    </li>
  );
}
