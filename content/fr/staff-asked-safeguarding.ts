import type * as en from "../en/staff-asked-safeguarding.ts";
import type { Translated } from "../translated.ts";

export const staffAskedSafeguarding: Translated<typeof en.staffAskedSafeguarding> = {
  report: `
    inquiet, inquiète, il est arrivé quelque chose à un enfant, blessé, un bénévole s’est mal conduit, le maître frappe les enfants,
    un enfant a dit quelque chose, le dire à quelqu’un, dire à la personne référente, donner l’alerte, signaler une personne, geste déplacé,
    violence sexuelle, attouchement, enfant en fugue, enfant giflé, un garçon m’a dit que son oncle le frappe, mauvais sentiment sur un bénévole,
    comportement bizarre, l’enfant a peur, enfant laissé seul, pas en sécurité à la maison, à qui le dire, talibé, mariage forcé, excision, menace
  `,
  concerns: `
    ce qui a été signalé, danger, plainte pour un enfant, inquiétudes, signalements ouverts, suite du signalement, sécurité des enfants,
    sauvegarde de l’enfance, point focal, notes secrètes, accusations, suivi du cas, qu’est devenu le cas, prochaine étape pour un enfant,
    lire les signalements, voir les inquiétudes, nouveau signalement, un garçon m’a dit que son oncle le frappe, le maître frappe les enfants,
    violence sexuelle, inquiet, enfant giflé, blessé, fugue
  `,
  key: `
    clé de secours, clé des signalements, chiffrement, phrase secrète, ouvrir les signalements après une perte, mots de secours, douze mots,
    mots secrets, clé perdue, phrase de secours perdue, papier avec les mots, déverrouiller les signalements, déchiffrer, clé privée,
    les signalements ne s’ouvrent pas, imprimer la phrase, où sont les mots secrets, imprimer la phrase de secours, nouvelle phrase de secours,
    faire une nouvelle phrase, phrase sur papier
  `,
  log: `
    qui a lu, qui a lu un signalement, journal de protection, historique de protection, accès aux signalements, qui a regardé un signalement,
    qui a ouvert un signalement, qui a vu le signalement, journal des signalements, journal des cas, historique des signalements
  `,
  release: `
    ouvrir les signalements, anciens signalements, il n’y a plus de personne référente, nouvelle personne référente, remettre les signalements,
    anciens signalements verrouillés, donner les signalements à la nouvelle référente, la nouvelle référente ne peut pas lire,
    partager les anciens cas, transmettre les cas, la référente est partie, passer les dossiers
  `,
  numbers: `
    numéros d’urgence, ligne d’aide aux enfants, qui appeler en danger, numéros pour de l’aide, téléphone de la police, gendarmerie,
    numéro à appeler, hôpital, samu, pompiers, 116, allo 116, 17, 123, ligne d’écoute, numéros pour les enfants, contact protection,
    personne référente, qui répond quand un enfant est en danger, délégué aux données, sortie rapide, changer le numéro de la police,
    téléphone des urgences, page des numéros d’urgence, aemo
  `,
};
