import type * as en from "../en/store-errors.ts";
import type { Translated } from "../translated.ts";

type Kind = Parameters<typeof en.storeErrors.why>[0];

const ends: Record<Kind, string> = {
  unreachable: "il ne répond pas",
  certificate: "cette machine ne fait pas confiance à son certificat",
  slow: "il ne répond pas à temps",
  busy: "il ne prend rien pour l’instant",
  broken: "il s’est arrêté au milieu d’un fichier",
  noBucket: "il n’a pas de bucket de ce nom",
  unknownKey: "il ne connaît pas la clé de AWS_ACCESS_KEY_ID",
  wrongSecret: "il dit que AWS_SECRET_ACCESS_KEY ne va pas avec AWS_ACCESS_KEY_ID",
  expired: "il dit que les clés ont expiré. AWS_SESSION_TOKEN est trop vieux, ou n’est pas le bon",
  clock: "il a une autre heure que cette machine. Mettez la machine à l’heure",
  region: "il garde ce bucket dans une autre région. Indiquez-la avec region=…",
  full: "il n’a plus de place pour cette fondation",
  mayNotList: "il ne laisse pas ces clés lire la liste des fichiers",
  mayNotRead: "il ne laisse pas ces clés lire",
  mayNotWrite: "il ne laisse pas ces clés écrire",
  mayNotDelete: "il ne laisse pas ces clés supprimer",
  odd: "sa réponse n’est pas celle d’un stockage d’objets",
};

export const storeErrors: Translated<typeof en.storeErrors> = {
  said: (variable, kind) => `Le stockage de ${variable} a un problème : ${ends[kind]}.`,
  why: (kind) => `indique un stockage qui a un problème : ${ends[kind]}.`,
  keys: {
    unknownKey: (variable) => `n’est pas une clé que connaît le stockage de ${variable}.`,
    wrongSecret: (variable) => `n’est pas le secret de AWS_ACCESS_KEY_ID, dit le stockage de ${variable}.`,
    expired: (variable) => `a expiré ou n’est pas le bon, dit le stockage de ${variable}.`,
  },
  postgres: {
    ECONNREFUSED:
      "indique un serveur PostgreSQL qui ne prend pas de connexions. Tourne-t-il, et l’hôte et le port sont-ils justes ?",
    ECONNRESET: "indique un serveur PostgreSQL qui a coupé la connexion.",
    ENOTFOUND: "indique un hôte inconnu.",
    EAI_AGAIN: "indique un hôte que l’on ne peut pas chercher pour l’instant.",
    ENOENT: "indique un socket de serveur PostgreSQL qui n’existe pas.",
    "28P01": "indique un utilisateur et un mot de passe que PostgreSQL refuse.",
    "28000": "indique un utilisateur que PostgreSQL ne laisse pas entrer d’ici, ou pas sans chiffrement (sslmode).",
    "3D000": "indique une base de données qui n’existe pas. Créez-la d’abord : createdb NAME",
    "42501":
      "indique une base de données où cet utilisateur ne peut pas créer de tables. Donnez-la-lui : createdb -O USER NAME",
    "42P07":
      "indique une base de données où un autre programme a des tables de mêmes noms. Donnez au site sa propre base.",
    "53300": "indique un serveur PostgreSQL qui n’a plus de connexion libre.",
    "57P03": "indique un serveur PostgreSQL qui démarre encore. Réessayez dans un moment.",
    "25006": "indique une base de données qui peut seulement être lue. Indiquez celle dont elle est la copie.",
    ERR_TLS_CERT_ALTNAME_INVALID: "indique un hôte qui n’est pas celui du certificat du serveur (sslmode=verify-full).",
    CERT_HAS_EXPIRED: "indique un serveur dont le certificat est trop vieux (sslmode=verify-full).",
  },
  noEncryption: "demande un chiffrement (sslmode) que le serveur ne connaît pas.",
  certificate:
    "indique un serveur dont personne ne garantit le certificat (sslmode=verify-full). Dites qui le garantit : sslrootcert=/chemin/du/fichier.",
  silent: "indique un serveur PostgreSQL qui ne répond pas.",
  notOpened: (code) => `indique une base PostgreSQL qui ne s’ouvre pas (${code ?? "pas de PostgreSQL à cet endroit"}).`,
};
