import { staffFigures } from "content/staff-figures.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { canChangeHeadlines } from "../../foundation/settings/settings-permissions.ts";
import type { Route } from "./+types/headlines-page";
import { writeCount } from "./counted-sums.ts";
import { findSums } from "./find-counted.server.ts";

export const handle: StaffHandle = { staff: { who: canChangeHeadlines } };

const words = staffFigures.headlines;

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = senderOf(context);
  const { figures, headlineSums = [] } = await findSettings(ctx);
  const sums = await findSums(ctx);
  return {
    figures,
    chosen: headlineSums,
    sendKey: crypto.randomUUID(),
    sums: sums.map(({ key, count, unit, what, days }) => ({
      key,
      label: words.sum(writeCount(count), unit, what, days),
    })),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "headlines", notYet: words.notYet }, async ({ formValues }, { ctx, member }) => {
    const keys = new Set((await findSums(ctx)).map(({ key }) => key));
    const { figures } = await findSettings(ctx);
    const headlineSums = figures
      .map((_, index) => formValues.place?.[index] ?? "")
      .map((key) => (keys.has(key) ? key : ""));
    await changeSettings(ctx, member, { headlineSums });
    return words.saved;
  });

/** Page on which staff replace headline figures by counted sums. */
export default function HeadlinesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, chosen, sums, sendKey } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {sums.length === 0 && <p>{words.none}</p>}
      <ActForm intent="headlines" sendKey={sendKey} button={words.button}>
        {figures.map(({ value, label }, index) => (
          <div className="field" key={label}>
            <label htmlFor={`place-${index}`}>{words.place(index + 1)}</label>
            <select id={`place-${index}`} name="place" defaultValue={chosen[index] ?? ""}>
              <option value="">{words.written(value, label)}</option>
              {sums.map((sum) => (
                <option key={sum.key} value={sum.key}>
                  {sum.label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </ActForm>
      <p>
        <ActLink label={staffFigures.headlines.back} icon="settings" to={href("/admin/settings")} />
      </p>
    </>
  );
}
