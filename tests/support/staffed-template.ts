import { inDatabase, switchAllOnIn } from "./in-database.ts";
import { newInstallation, ServerProcess } from "./server-process.ts";
import type { WhenDone } from "./temporary-folder.ts";

/** A stopped site with the samples and a signed-in first admin, from which others begin: see `startStaffedServer`. */
export interface StaffedTemplate {
  folder: string;
  /** Names and values of the admin's cookies. */
  cookies: { name: string; value: string }[];
}

/** Makes the account of the first admin at an open site, by the address that its first start wrote. */
export async function makeFirstAdmin(server: ServerProcess): Promise<StaffedTemplate["cookies"]> {
  const address = await server.address;
  const setup = /\/setup\?token=\S+/.exec(server.stdout)?.[0] ?? "";
  const first = {
    firstName: "Sample",
    lastName: "Admin",
    email: "admin@example.org",
    password: "a long enough password",
  };
  const body = new URLSearchParams(first);
  const init = { method: "POST", headers: { Origin: address }, body, redirect: "manual" } as const;
  return (await fetch(address + setup, init)).headers.getSetCookie().map((line) => {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    return { name, value };
  });
}

/** @throws when the site does not stop as it should: its database would not be whole */
export async function makeStaffedTemplate(whenDone: WhenDone): Promise<StaffedTemplate> {
  const { folder, variables } = newInstallation(whenDone);
  const server = new ServerProcess(variables, whenDone);
  const cookies = await makeFirstAdmin(server);
  if ((await server.stop()) !== 0) throw new Error(`The site to copy did not stop when asked: ${server.stderr}`);
  // A copy counts its jobs from its own start: an hour that began since then would bring the doctor's into a test.
  inDatabase(folder, "delete from jobs");
  switchAllOnIn(folder);
  return { folder, cookies };
}
