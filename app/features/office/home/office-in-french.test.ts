import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { JumpAnswer } from "../../../server/staff-destination.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

async function createFrenchSite() {
  const site = await createStaffedSite({}, "admin");
  await saveSetting(site.ctx.db, "language", "fr");
  return site;
}

test.each([
  ["mot de passe oublié", "/admin/account"],
  ["comment inviter une collègue", "/admin/createuser"],
  ["l’e-mail n’est pas arrivé", "/admin/mail"],
  ["changer le logo", "/admin/look"],
])("the jump box answers “%s”", async (question, path) => {
  const { visit } = await createFrenchSite();
  const answer: JumpAnswer = await (await visit(`/admin/jump/results?${new URLSearchParams({ q: question })}`)).json();
  expect(JSON.stringify(answer)).toContain(`"${path}`);
});

test("the doctor names and explains its checks", async () => {
  const { readAsStaff } = await createFrenchSite();
  const page = textOf(mainOf(await readAsStaff("/admin/doctor")));
  expect(page).toContain("Base de données");
  expect(page).toMatch(/Mémoire libre|La mémoire manque|La machine est petite/);
});

test("a form names the fields that are wrong", async () => {
  const { post } = await createFrenchSite();
  const answer = await post("/admin/createuser", {
    firstName: "",
    lastName: "x".repeat(30),
    email: "",
    role: "editor",
  });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  for (const sentence of ["Écrivez le prénom", "Écrivez au plus 20 caractères", "Écrivez l’adresse e-mail"])
    expect(page).toContain(sentence);
});

test("fields of the site's texts have names", async () => {
  const { readAsStaff } = await createFrenchSite();
  expect(textOf(await readAsStaff("/admin/pages/home"))).toContain("Bouton vers les programmes");
});
