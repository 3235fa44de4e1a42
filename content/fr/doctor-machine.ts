import type * as en from "../en/doctor-machine.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const doctorMachine: Translated<typeof en.doctorMachine> = {
  notInTime: ["Pas de réponse à temps.", "Relancez le bilan, puis regardez cette partie."],
  notChecked: ["La vérification n’a pas marché.", "Regardez d’abord les autres lignes, puis le journal du site."],
  names: {
    port: "Port",
    disk: "Disque",
    memory: "Mémoire",
    clock: "Horloge",
    versions: "Versions",
    permissions: "Droits",
    name: "Nom",
    certificate: "Certificat",
    address: "Adresse",
    database: "Base de données",
    files: "Fichiers",
    fonts: "Polices",
    backups: "Sauvegardes",
    copies: "Copies",
    mailServer: "Serveur d’e-mail",
    visitorMail: "E-mails des visiteurs",
    sender: "Adresse d’envoi",
    spf: "SPF",
    dkim: "DKIM",
    dmarc: "DMARC",
  },
  answers: {
    status: (status) => `statut ${status}`,
    older: "la réponse ressemble à une version plus ancienne du site",
    otherSecret: "la réponse ressemble à un site de ce genre avec un autre SESSION_SECRET",
  },
  port: {
    zero: ["PORT=0 prend un autre port à chaque démarrage.", "Donnez un nombre à PORT."],
    ready: (port) => `Le site répond sur le port ${port} et il est prêt.`,
    notReady: (port, why) => `Le site répond sur le port ${port}, mais il n’est pas prêt : ${why}`,
    noAnswer: "pas de réponse à temps.",
    notReadyRemedy: "Regardez les autres lignes et le journal du site.",
    free: (port) => `Le port ${port} est libre : le site ne tourne pas.`,
    other: (port, why) => `Un autre programme occupe le port ${port} (${why}).`,
    otherRemedy:
      "Arrêtez ce programme, ou choisissez un autre PORT dans .env. SESSION_SECRET a changé ? Redémarrez le site.",
    taken: (port, why) =>
      `Le port ${port} est occupé, et rien ne dit que c’est ce site (${why}) : c’est peut-être lui, très occupé.`,
    takenRemedy: (command) => `Relancez dans une minute. Pour voir quel programme c’est : ${command}`,
    closed: (port, host, code) => `Le port ${port} ne peut pas s’ouvrir (${host}, ${code}).`,
    closedRemedy: "Choisissez un PORT au-dessus de 1023 et un HOST de cette machine.",
  },
  disk: {
    root: "le dossier du site",
    readOnly: (folder) => `Disque en lecture seule (${folder}) : le système fait cela quand un disque a des erreurs.`,
    readOnlyRemedy:
      "Pour voir pourquoi : dmesg | tail. Copiez la dernière sauvegarde sur une autre machine, puis redémarrez celle-ci ; remplacez un disque qui échoue encore.",
    foreign: (folder) => `Dossier d’un autre utilisateur de cette machine, où le site ne peut pas écrire : ${folder}.`,
    foreignRemedy: (owner) =>
      `Donnez-le à l’utilisateur du site, sur la machine qui contient le dossier ou le volume : chown -R ${owner} FOLDER`,
    unwritable: (folder, code) => `Rien ne peut être écrit ici : ${folder} (${code}).`,
    unwritableRemedy: "Regardez le disque de ce dossier.",
    free: (size) => `Place libre : ${size}.`,
    almostFull: (size) => `Le disque est presque plein. Place libre : ${size}.`,
    filling: (size) => `Le disque se remplit. Place libre : ${size}.`,
    remedy:
      "Enlevez de vieux fichiers ou prenez un disque plus grand. Les vieilles sauvegardes peuvent partir quand elles sont sur une autre machine.",
  },
  memory: {
    free: (free, total) => `Mémoire libre : ${free} sur ${total}.`,
    small: (free, total) => `La machine est petite. Mémoire libre : ${free} sur ${total}.`,
    short: (free, total) => `La mémoire manque. Mémoire libre : ${free} sur ${total}.`,
    remedy: "Donnez 1 Go à la machine, ou 512 Mo et du swap ; arrêtez d’autres programmes.",
  },
  fonts: {
    good: "Les polices des images de partage et des affiches peuvent être lues.",
    missing: (fonts) => `Il manque des mots sur les images de partage et les affiches. Polices illisibles : ${fonts}.`,
    remedy: "Remettez le dossier vendor/fonts comme dans la version publiée, et redémarrez le site.",
  },
  versions: {
    unknown: "inconnue",
    line: (site, node, npm) => `Site ${site}, Node ${node}${npm === undefined ? "" : `, npm ${npm}`}.`,
    old: "Le site a besoin de Node 24 : npm start l’apporte.",
    other: (node) => `Le site est essayé avec Node ${node} : démarrez-le avec npm start, qui apporte celui-là.`,
  },
  permissions: {
    good: "Seul l’utilisateur du site lit ce que le site garde.",
    open: (places) => `D’autres utilisateurs de cette machine peuvent lire : ${places}.`,
    remedy:
      "Démarrez le site : il ferme ses propres dossiers. Pour les dossiers d’un autre utilisateur : chmod o-rwx PLACE, sous son nom.",
  },
  name: {
    remedy: "Dans .env, donnez à SITE_URL l’adresse que les visiteurs utilisent, comme https://example.org.",
    none: "SITE_URL manque : aucun e-mail ne part de cette machine.",
    own: "SITE_URL est une adresse de cette machine seule.",
    found: (host, addresses) => `${host} : ${addresses}.`,
    unsure: (host, code) => `Le serveur de noms n’a pas répondu (${code}) : ${host} n’est pas vérifié.`,
    unsureRemedy: "Relancez le bilan, puis regardez le serveur de noms de cette machine.",
    missing: (host, code) => `Nom introuvable : ${host} (${code}).`,
    missingRemedy:
      "Chez l’entreprise qui vous a vendu le nom, ajoutez un enregistrement A avec l’adresse de cette machine.",
  },
  certificate: {
    remedy: "Regardez le journal du serveur placé devant (Caddy, nginx, CDN), qui renouvelle le certificat.",
    refused: (host, problem) => `Les navigateurs refusent le certificat : ${host} (${problem}).`,
    none: (host) => `Aucun certificat : ${host}.`,
    days: (host, days) => `Certificat (${host}) : encore ${inWords(days)} ${form(days, "jour", "jours")}.`,
    away: (host, code) => `Pas de certificat visible pour l’instant depuis cette machine : ${host} (${code}).`,
  },
  https: {
    http: "SITE_URL commence par http : les mots de passe et les messages passent en clair sur le réseau.",
    httpRemedy: "Placez Caddy devant (docs/how-to/put-it-on-a-server.md) et écrivez https:// dans SITE_URL.",
    other: (origin, why) => `${origin} montre un autre site (${why}).`,
    otherRemedy: "Regardez où mènent le nom et le serveur placé devant. SESSION_SECRET a changé ? Redémarrez le site.",
    unsure: (origin, why) => `Impossible de savoir si cette adresse montre ce site : ${origin} (${why}).`,
    unsureRemedy:
      "Ouvrez-la sur un téléphone sans Wi-Fi. Si elle ne s’ouvre pas, démarrez le site et regardez le serveur placé devant.",
    good: (origin) => `${origin} montre ce site.`,
    leads: (origin) => `${origin} montre ce site, et http y mène.`,
    noLead: (origin, plain) => `${origin} montre ce site, mais ${plain} n’y mène pas.`,
    noLeadRemedy: "Le serveur placé devant doit renvoyer http vers https : deploy/Caddyfile le fait.",
  },
};
