import { expect } from "vitest";
import { checkClock } from "../../app/server/db/trusted-time.ts";
import { balancesOf, checkBooks } from "./books.ts";
import { mainOf, textOf } from "./page-text.ts";
import { personAtForms } from "./person-at-forms.ts";
import { runJob } from "./run-job.ts";
import { signIn } from "./sign-in.ts";
import { createTestSite } from "./test-site.ts";

export type Journey = Awaited<ReturnType<typeof beginJourney>>;

/** A site with three people, before the first day of its books. */
export async function beginJourney() {
  const site = await createTestSite();
  const { ctx, ask, clock } = site;
  const admin = personAtForms(ask, await signIn(ctx, "admin"));
  const treasurer = personAtForms(ask, await signIn(ctx, "treasurer"));
  const writer = personAtForms(ask, await signIn(ctx, "writer"));
  /** Lets time pass to the morning of a day, on which the jobs of the site run. */
  const goTo = async (day: string) => {
    clock.at = new Date(`${day}T09:00:00.000Z`);
    await checkClock(ctx);
    await runJobs();
  };
  const runJobs = async () => {
    for (const job of ["books", "sums of months"]) await runJob(ctx, job);
  };
  const view = async (path: string) => textOf(mainOf(await site.read(path)));
  /** Checks the books, then the balances in naira. */
  const expectBooks = async (naira: Record<string, number>) => {
    await checkBooks(ctx);
    const balances = Object.entries(await balancesOf(ctx)).map(([code, minor]) => [code, minor / 100]);
    expect(Object.fromEntries(balances)).toEqual(naira);
  };
  return { ...site, admin, treasurer, writer, goTo, runJobs, view, expectBooks };
}

/** Two people count the box. */
export async function countBox({ admin, treasurer }: Journey) {
  const count = { from: "Cash box, NGN", amount: "59,700" };
  const path = "/admin/cash/move?kind=count";
  expect(await admin.press(path, "Write the count", count)).toContain("It waits until another person agrees.");
  expect(await treasurer.press("/admin/cash", "Agree Counted in “Cash box, NGN”: ₦59,700")).toContain("Done.");
}

/** Two people close a month whose four things are done. @param name such as “March 2026” */
export async function closeMonth({ admin, treasurer, runJobs }: Journey, name: string) {
  expect(await admin.read("/admin/month")).toContain("The four things are done. The month can be closed.");
  const asked = await admin.pressHere(`Close ${name}, ask a second person`);
  expect(asked).toContain("The closing waits until another person agrees.");
  expect(await treasurer.press("/admin/month", "Agree and close")).toContain("The month is closed");
  await runJobs();
}
