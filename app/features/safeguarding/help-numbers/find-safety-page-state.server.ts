import { staffToday } from "content/staff-today.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { PageState } from "../../../server/today.ts";
import { writeChildSafetyLine } from "../../foundation/settings/child-safety-line.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findHelpNumbersForStaff } from "./find-help-numbers.server.ts";

const words = staffToday.safety;

/** Describes what visitors find on the safeguarding page. */
export async function findSafetyPageState(ctx: AppContext): Promise<PageState> {
  const { shown, offered } = await findHelpNumbersForStaff(ctx);
  const isNamed = writeChildSafetyLine(await findSettings(ctx)) !== "";
  const numbers = [
    ...shown.map(({ name, number, day }) => ({ label: `${name}: ${number}`, state: words.called(day), isDone: true })),
    ...offered.map(({ name, number }) => ({ label: `${name}: ${number}`, state: words.notCalled, isDone: false })),
  ];
  return {
    heading: words.heading,
    lede: words.lede,
    points: [
      { label: words.contact, state: isNamed ? words.named : words.notNamed, isDone: isNamed },
      ...(shown.length === 0 ? [{ label: words.none, state: words.noneState, isDone: false }] : []),
      ...numbers,
    ],
    link: { label: words.link, path: "/admin/help-numbers" },
  };
}
