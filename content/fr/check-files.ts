import type * as en from "../en/check-files.ts";
import type { Translated } from "../translated.ts";

/** Says how a stranger reads and checks the files of closed months: the same words on every site. */
export const checkFiles: Translated<typeof en.checkFiles> = {
  person: "une personne",
  organisation: "une organisation",
  comment: "le sceau du fichier précédent",
  form: [
    "Un fichier est un texte en UTF-8. La ligne 1 est « previous-sha256 », une virgule, et le sceau du fichier précédent. Le premier fichier y porte 64 zéros. La ligne 2 donne les noms des colonnes.",
    "Chaque ligne suivante a 13 cellules, séparées par des virgules. Une cellule qui contient une virgule ou un guillemet est entre guillemets droits, comme dans tout fichier CSV.",
    "Le sceau d’un fichier est le SHA-256 de tous ses octets. SHA256SUMS donne le sceau et le nom de chaque fichier, le plus ancien d’abord. La première ligne d’un fichier doit donc porter le sceau de la ligne précédente de SHA256SUMS.",
  ],
  columns: [
    "line : le numéro de l’écriture. Il continue d’un fichier à l’autre, et les lignes d’une même écriture ont le même numéro.",
    "day : le jour de l’écriture. Les sommes d’un mois sont à son dernier jour.",
    "what : gift (don), refund (don rendu), before (don d’avant le premier jour, rendu ou avec un autre but maintenant), income (autre recette), opening (le premier jour), spent (dépensé), charge (frais de banque, de portefeuille ou de carte), put-in (versé par « Là où le besoin est le plus grand »), ended (reste d’un projet), moved (déplacé d’un lieu à un autre), exchanged (changé), back (espèces rendues), short (espèces manquantes), over (espèces en trop), refused ou taken-back (une pièce qui n’a jamais été payée).",
    "place : où est l’argent. C’est un compte bancaire, un portefeuille mobile, une caisse, des espèces chez une personne, ou un partenaire de paiement.",
    "purpose : à quoi l’argent est destiné. « general » est là où le besoin est le plus grand ; les autres sont des projets.",
    "kind : la part de l’anneau, pour l’argent dépensé.",
    "currency et amount : avec un signe moins, l’argent est sorti ; sans signe, il est entré. Un point précède les décimales.",
    "count : le nombre de lignes qu’une somme du mois réunit.",
    "voucher, payee : le numéro de la pièce, et qui a été payé : a person (une personne), an organisation (une organisation), ou le nom d’une organisation qui est d’accord. Une apostrophe devant = + - ou @ ne fait pas partie du nom.",
    "fixes : la ligne que celle-ci corrige. people : le nombre de personnes différentes qui répondent de la ligne.",
  ],
  sums: "Additionnez les montants de toutes les lignes qui ont un lieu, pour chaque lieu et chaque monnaie, sur tous les fichiers. Les sommes sont ce qui s’y trouvait. Faites de même pour les lignes qui ont une destination (purpose). Les sommes sont ce que chaque enveloppe avait. Les deux donnent le même total dans chaque monnaie, et une ligne qui a un lieu et une destination compte dans les deux.",
};
