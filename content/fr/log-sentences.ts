import type * as en from "../en/log-sentences.ts";
import { actsOnAccounts } from "./log-accounts.ts";

/** Verbs with `avoir` only: they never agree with the person. `{thing}` brings its own article. */
const byFeature: Record<string, Record<string, string>> = {
  words: {
    "page changed": "a modifié les textes : {thing}",
    "page drafted": "a préparé des textes en brouillon : {thing}",
    "page scheduled": "a programmé des textes : {thing}",
    "page draft discarded": "a abandonné le brouillon : {thing}",
    "sentence said to be about an adult": "a dit qu’une phrase parle d’un adulte : {thing}",
    "sentence published as it is": "a publié une phrase telle quelle : {thing}",
  },
  settings: { "setting changed": "a modifié {thing}", "ended words read": "a lu les textes terminés" },
  use: { "switched on": "a activé {thing}", "switched off": "a désactivé {thing}" },
  imports: {
    "import uploaded": "a envoyé les fichiers d’un {thing}",
    "import begun": "a commencé un {thing}",
    "import stopped": "a arrêté un {thing}",
    "import published": "a publié les éléments publics d’un {thing}",
    "import undone": "a annulé un {thing}",
    "archive asked for": "a demandé {thing}",
    "archive downloaded": "a téléchargé {thing}",
  },
  redirects: {
    "redirect added": "a ajouté l’ancienne adresse {thing}",
    "redirect deleted": "a supprimé l’ancienne adresse {thing}",
  },
  users: actsOnAccounts,
  readers: {
    "reading concerns: lead": "a nommé une personne référente : {thing}",
    "reading concerns: reader": "a donné le droit de lire les signalements : {thing}",
    "reading concerns: moved": "a changé l’adresse d’une personne qui lit les signalements : {thing}",
    "reading concerns: paused": "a suspendu la lecture des signalements : {thing}",
    "reading concerns: ended": "a terminé la lecture des signalements : {thing}",
    "reading concerns: stopped": "a empêché la lecture des signalements : {thing}",
    "reading concerns: asked": "a demandé des signalements plus anciens pour : {thing}",
    "reading concerns: released": "a ouvert des signalements plus anciens à : {thing}",
    "reading concerns: released first":
      "a ouvert, après 24 heures, des signalements plus anciens qu’aucun compte ne pouvait lire, à : {thing}",
    "older concerns: release asked": "a demandé d’ouvrir des signalements plus anciens à : {thing}",
    "older concerns released": "a ouvert des signalements plus anciens à : {thing}",
  },
  concerns: {
    "concern opened": "a ouvert {thing}",
    "concern noted": "a écrit une note : {thing}",
    "concern changed": "a changé l’état : {thing}",
    "concern deleted": "a supprimé {thing}",
    "recovery phrase made": "a créé une phrase de secours pour les signalements",
    "recovery phrase written down": "a dit que la phrase de secours des signalements est notée",
    "concerns unlocked": "a déverrouillé les signalements avec la phrase de secours",
  },
  privateFiles: { "paper opened": "a ouvert un document : {thing}" },
  photos: {
    "picture uploaded": "a téléversé {thing}",
    "picture described": "a décrit {thing}",
    "picture deleted": "a supprimé {thing}",
    "picture deleted everywhere": "a supprimé {thing} partout",
    "picture put in its place": "a choisi la photo {thing}",
    "picture taken out of its place": "a enlevé la photo {thing}",
    "faces covered": "a masqué des visages : {thing}",
    "picture taken down": "a caché {thing}",
    "picture put back": "a montré de nouveau {thing}",
    "picture confirmed as another one": "a confirmé que c’est une autre photo : {thing}",
  },
  consent: {
    "nobody recognisable in photo": "a dit que personne ne peut être reconnu : {thing}",
    "person recognisable in photo": "a dit qu’une personne peut être reconnue : {thing}",
    "second person agreed about picture": "a donné son accord sur les personnes notées : {thing}",
    "word about picture doubted": "a un doute, il n’y a peut-être pas que des adultes : {thing}",
    "faces of picture looked at": "a dit que toutes les personnes reconnaissables ont dit oui : {thing}",
    "consent recorded": "a noté le consentement : {thing}",
    "consent renewed": "a renouvelé le consentement : {thing}",
    "consent taken": "a noté {thing}",
    "consent changed": "a modifié {thing}",
    "consent withdrawn": "a retiré le consentement : {thing}",
    "consent put back": "a remis le consentement : {thing}",
    "consent card printed": "a imprimé une carte de la famille : {thing}",
    "paper added": "a ajouté un document : {thing}",
    "person taken out of picture": "a enlevé une personne notée : {thing}",
    "person confirmed as not in picture": "a confirmé qu’une personne n’est pas sur la photo : {thing}",
    "photo request followed": "a caché {thing} après une demande de retrait",
    "photo request answered, photo stays": "a répondu à la demande, la photo reste : {thing}",
  },
  recordings: {
    "recording added": "a ajouté un enregistrement : {thing}",
    "voice added to recording": "a ajouté une voix à l’enregistrement : {thing}",
    "recording confirmed": "a confirmé l’enregistrement : {thing}",
    "recording deleted": "a supprimé l’enregistrement : {thing}",
  },
  documents: {
    "document file added": "a ajouté un fichier : {thing}",
    "document file deleted": "a supprimé un fichier : {thing}",
    "document answered": "a répondu aux questions sur le fichier : {thing}",
    "document compared": "a confirmé les comptes et les numéros : {thing}",
    "document checked": "a fait relire le texte : {thing}",
    "document hidden": "a caché {thing}",
    "document shown again": "a montré de nouveau {thing}",
  },
  helpNumbers: {
    "help number called": "a confirmé {thing}",
    "help number taken off": "a enlevé du site {thing}",
  },
  events: {
    "figures changed": "a modifié les chiffres comptés : {thing}",
    "helper added": "a ajouté un bénévole du jour : {thing}",
    "helper taken off": "a enlevé un bénévole du jour : {thing}",
    "guest checked in": "a pointé l’arrivée : {thing}",
    "guest check-in taken back": "a annulé le pointage : {thing}",
    "guest confirmed": "a confirmé les places : {thing}",
    "guest added at the door": "a ajouté à l’entrée {thing}",
    "guest taken off the list": "a enlevé de la liste {thing}",
    "guests written to": "a écrit aux personnes inscrites : {thing}",
  },
  volunteers: {
    "volunteer changed": "a modifié {thing}",
    "volunteer vetted": "a vérifié les références : {thing}",
    "volunteer's vetting withdrawn": "a retiré la vérification : {thing}",
    "volunteer's references changed": "a modifié les personnes à appeler : {thing}",
    "volunteer noted": "a écrit une note : {thing}",
    "volunteer's hours recorded": "a noté des heures : {thing}",
    "volunteer's hours taken out": "a enlevé des heures : {thing}",
    "volunteer deleted": "a supprimé {thing}",
  },
  newsletter: {
    "issue created": "a commencé {thing}",
    "issue saved": "a enregistré {thing}",
    "issue deleted": "a supprimé {thing}",
    "issue sent as a test": "a envoyé {thing} comme essai",
    "issue sending begun": "a commencé l’envoi : {thing}",
    "issue sending paused": "a suspendu l’envoi : {thing}",
    "issue sending gone on": "a repris l’envoi : {thing}",
    "subscriber removed": "a enlevé de la liste {thing}",
    "subscriber removed for good": "a enlevé de la liste pour toujours {thing}",
  },
  messages: {
    "message given": "a confié {thing} à quelqu’un",
    "message answered": "a répondu : {thing}",
    "message deleted": "a supprimé {thing}",
  },
  onlinePayments: {
    "payment recorded as a gift": "a noté comme don {thing}",
    "payment notice ignored": "a mis de côté {thing}",
    "payment partner asked again": "a redemandé au prestataire de paiement : {thing}",
  },
  bankDetails: {
    "bank details before": "a importé d’une version plus ancienne {thing}",
    "bank details first": "a noté {thing}",
    "bank details asked": "a demandé de changer {thing}",
    "bank details agreed": "a donné son accord, comme deuxième personne, pour changer {thing}",
    "bank details stopped": "a arrêté un changement : {thing}",
    "bank details confirmed": "a confirmé {thing}",
    "bank details restored": "a remis d’une sauvegarde {thing}",
  },
  bankStatements: {
    "bank account added": "a ajouté un compte bancaire aux relevés",
    "fee tolerance changed": "a changé l’écart permis pour les frais",
    "statement added": "a ajouté {thing}",
    "bank line recorded": "a noté comme don {thing}",
    "bank line joined": "a rapproché une promesse ou un don : {thing}",
    "bank line proposal refused": "a refusé la proposition : {thing}",
    "bank line is not a gift": "a dit que ce n’est pas un don : {thing}",
    "bank line reopened": "a rouvert {thing}",
    "bank line match undone": "a annulé la décision : {thing}",
  },
  home: {
    "sample removed": "a enlevé l’exemple livré avec le site",
    "sample brought back": "a remis l’exemple livré avec le site",
    "clock confirmed": "a confirmé l’heure du serveur",
    "backup asked for": "a demandé une sauvegarde",
    "email sent again": "a renvoyé {thing}",
    "email deleted": "a supprimé {thing}",
    "test email sent": "a envoyé un e-mail d’essai",
  },
  privacy: {
    "person's data exported": "a exporté les données d’une personne",
    "person's data erased": "a effacé les données d’une personne",
  },
};

const ofItems: Record<string, string> = {
  added: "a ajouté {thing}",
  changed: "a modifié {thing}",
  removed: "a enlevé {thing}",
  "brought as draft": "a apporté un brouillon : {thing}",
  "created as draft": "a commencé un brouillon : {thing}",
  "created as scheduled": "a écrit et programmé {thing}",
  "created as published": "a écrit et publié {thing}",
  "saved as draft": "a enregistré comme brouillon {thing}",
  "saved as scheduled": "a programmé {thing}",
  "saved as published": "a enregistré et publié {thing}",
  deleted: "a supprimé {thing}",
  "brought back": "a remis {thing}",
  unpublished: "a remis en brouillon {thing}",
  approved: "a approuvé {thing}",
  "needs approval again": "a modifié {thing}, qui demande de nouveau un accord",
  "less sensitive, asked": "a demandé de dire moins sensible {thing}",
  "less sensitive, agreed": "a donné son accord pour dire moins sensible {thing}",
};

const sentences: Record<string, string> = Object.assign({}, ...Object.values(byFeature));

export const sayAct: typeof en.sayAct = (what, kind, ofGifts = {}) => {
  const found = Object.hasOwn(ofGifts, what) ? ofGifts : sentences;
  const known = Object.hasOwn(found, what) ? found[what] : undefined;
  const act = what.startsWith(`${kind} `) ? what.slice(kind.length + 1) : "";
  return (
    known ??
    (Object.hasOwn(ofItems, act) ? ofItems[act] : undefined) ??
    `a fait ceci : ${what.replaceAll(/[_{}]/g, " ")}`
  );
};
