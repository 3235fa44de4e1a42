import { expect, test } from "vitest";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { JumpAnswer } from "../../../server/staff-destination.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

/** Typed phrases by kind, with the wanted page. Each stands for many like it. */
const kinds: Record<string, Record<string, string>> = {
  "a word of the trade": {
    reconciliation: "/admin/gifts/statement",
    roster: "/admin/days",
    headcount: "/admin/days",
    promises: "/admin/gifts",
    refund: "/admin/gifts/online",
    retention: "/admin/settings#retention",
  },
  "a word of other software": {
    dashboard: "/admin",
    plugins: "/admin/use",
    "media library": "/admin/media",
    users: "/admin/manageusers",
    permalinks: "/admin/redirects",
    inbox: "/admin/messages",
    analytics: "/admin/visits",
  },
  "a word of Lagos, Nairobi or Accra": {
    "paybill number": "/admin/bank",
    "momo statement": "/admin/gifts/statement",
    "good conduct": "/admin/volunteers",
    "somebody sent momo": "/admin/gifts/record",
    "nysc hours": "/admin/volunteers",
    "show cedis": "/admin/country",
  },
  "a trouble": {
    "mother is angry about a picture": "/admin/media",
    "she promised money and it did not come": "/admin/gifts",
    "my phone got lost and i need a code": "/admin/account#two-step",
    "the donor never got the email": "/admin/mail",
    "the link on our flyer is dead": "/admin/redirects",
    "my story is gone": "/admin/post?deleted",
    "a boy told me his father beats him": "/safeguarding",
    "the hotline number is wrong": "/admin/help-numbers",
  },
  "a wish": {
    "i want to write about our trip": "/admin/post?create",
    "stop people from signing up": "/admin/event",
    "give the new intern a login": "/admin/createuser",
    "take grandma off the mailing list": "/admin/subscribers",
    "get rid of the fake posts": "/admin/sample",
    "paper for the auditor": "/admin/gifts/audit",
    "we do not need the newsletter": "/admin/use#use-newsletter",
  },
  "a question": {
    "who changed our account number?": "/admin/log",
    "has her gift come in?": "/admin/gifts/received",
    "can we use a photo of this girl?": "/admin/consents",
    "who must say ok to my story?": "/admin/approvals",
    "how many meals did we give": "/admin/figures",
    "is there a copy of everything?": "/admin/doctor#backups",
  },
  "a word alone": {
    undo: "/admin/post?deleted",
    visits: "/admin/visits",
    print: "/admin/days",
    backup: "/admin/doctor#backups",
    "make a backup": "/admin/doctor#backups",
    "restore a backup": "/admin/doctor#backups",
    "receipt again": "/admin/receipts",
    "guest list": "/admin/days",
    "who said yes": "/admin/consents",
    "bank account change": "/admin/bank",
    "take a photo away": "/admin/media",
    "help numbers": "/admin/help-numbers",
    "holiday closing": "/admin/pages",
    "delete a person": "/admin/people-data",
  },
  "in a hurry": {
    volonters: "/admin/volunteers",
    "bank statmnet": "/admin/gifts/statement",
    "cant read small letters": "/admin/account#appearance",
    "whos coming saterday": "/admin/days",
    newslettr: "/admin/newsletter",
    "news letter": "/admin/newsletter",
    photolibrary: "/admin/media",
    "delete somebodys data": "/admin/people-data",
  },
};

/** Questions of a volunteer who had not seen the lists, with the wanted page. */
const french: Record<string, string> = {
  "comment ecrire un article ?": "/admin/post?create",
  "corriger une faute sur la page d'accueil": "/admin/pages",
  "papier autorisation parents photo": "/admin/consents",
  "la maman ne veut plus qu'on voie son fils": "/admin/media",
  "j'ai reçu un don en espèces": "/admin/gifts/record",
  "don wave": "/admin/gifts/record",
  "numero orange money": "/admin/bank",
  "releve banque": "/admin/gifts/statement",
  "virement dont je ne connais pas l'auteur": "/admin/gifts/statement",
  "erreur sur un reçu comment annuler": "/admin/receipts",
  "total des dons 2024": "/admin/gifts/board",
  "une nouvelle bénévole veut venir": "/admin/volunteers",
  "casier judiciaire bénévole": "/admin/volunteers",
  "qui est inscrit pour samedi ?": "/admin/days",
  "quelqu'un veut plus recevoir nos mails": "/admin/subscribers",
  "Fatou est partie, enlever son acces": "/admin/manageusers",
  "j'ai perdu mon téléphone": "/admin/account#two-step",
  "remettre le site comme hier": "/admin/doctor#backups",
  "notre adresse a changé": "/admin/settings#settings-headOffice",
  "mettre le lien facebook": "/admin/settings#socialName",
  "un enfant m'a dit quelque chose de grave": "/safeguarding",
  "traduire en anglais / wolof": "/admin/language",
  "qui a modifié cette page": "/admin/log",
  "effacer les données d'une personne": "/admin/people-data",
};

test("the first hit fits a question in French", async () => {
  const { ctx, visit } = await createStaffedSite({}, "admin");
  await saveSetting(ctx.db, "language", "fr");
  const found = await Promise.all(
    Object.keys(french).map(async (search) => {
      const answer = await visit(`/admin/jump/results?${new URLSearchParams({ q: search })}`);
      return [search, ((await answer.json()) as JumpAnswer).found[0]?.to];
    }),
  );
  expect(Object.fromEntries(found)).toEqual(french);
});

test.each(Object.entries(kinds))("the first hit fits %s", async (_kind, meant) => {
  const { visit } = await createStaffedSite({}, "admin");
  const first = async (search: string) => {
    const answer = await visit(`/admin/jump/results?${new URLSearchParams({ q: search })}`);
    return ((await answer.json()) as JumpAnswer).found[0]?.to;
  };
  const found = await Promise.all(Object.keys(meant).map(async (search) => [search, await first(search)]));
  expect(Object.fromEntries(found)).toEqual(meant);
});
