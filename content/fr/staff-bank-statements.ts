import type * as en from "../en/staff-bank-statements.ts";
import type { Translated } from "../translated.ts";
import { ago, form, inWords } from "./counting.ts";

const countOf = (number: number, one: string, many: string) => `${inWords(number)} ${form(number, one, many)}`;

export const staffBankStatements: Translated<typeof en.staffBankStatements> = {
  notSettled:
    "Votre compte est nouveau. Vous pouvez lire des relevés bancaires, mais une autre personne doit décider des versements. Voir Équipe.",
  title: "Relevés bancaires",
  notYet: "Rien n’est enregistré.",
  read: (lines) => countOf(lines, "ligne lue", "lignes lues"),
  from: (name, first, last) =>
    `Fichier : ${name}, ${first === last ? first : `du ${first} au ${last}`}. Le fichier n’est pas gardé ; ses lignes le sont.`,
  addsUp: (opening, closing, isCompared) =>
    `Le relevé est juste : solde de départ ${opening}, solde final ${closing}${isCompared ? ", et aucune ligne n’a été lue deux fois" : ""}.`,
  moneyOut: (lines) =>
    form(
      lines,
      `Argent sorti : ${inWords(lines)} ligne. Son texte est gardé pendant 90 jours.`,
      `Argent sorti : ${inWords(lines)} lignes. Leurs textes sont gardés pendant 90 jours.`,
    ),
  again: (day) => `Ce relevé a été ajouté le ${day}. Rien n’est ajouté deux fois.`,
  upload: {
    heading: "Ajouter un relevé",
    text: "Sur le site de votre banque, enregistrez le relevé en CSV ou en Excel (XLSX), puis choisissez le fichier. Le texte des sorties d’argent est gardé pendant 90 jours, sans les longs numéros.",
    account: "Compte",
    accounts: {
      NGN: "Compte en nairas",
      GHS: "Compte en cedis",
      KES: "Compte en shillings kényans",
      UGX: "Compte en shillings ougandais",
      TZS: "Compte en shillings tanzaniens",
      RWF: "Compte en francs rwandais",
      ZAR: "Compte en rands",
      XOF: "Compte en francs CFA",
      XAF: "Compte en francs CFA (Afrique centrale)",
      ETB: "Compte en birrs",
      EGP: "Compte en livres égyptiennes",
      USD: "Compte en dollars",
    },
    another: {
      heading: "Un autre compte",
      text: "Choisissez chaque fois le même compte, pour que rien ne soit compté deux fois.",
      label: "Nom du compte, comme le nom de la banque",
      currency: "C’est un",
      button: "Ajouter le compte",
    },
    file: "Fichier",
    look: "Revoir les colonnes",
    button: "Lire le fichier",
  },
  uploadProblems: {
    none: "Choisissez un fichier.",
    tooLarge: "Ce fichier fait plus de 5 Mo. Enregistrez moins de mois à la fois.",
    unreadable: "Nous n’avons pas pu lire ce fichier. Enregistrez le relevé en CSV et réessayez.",
    pdf: "Ce fichier est un PDF, fait pour l’impression. Sur le site de la banque, choisissez CSV ou Excel (XLSX) à la place.",
    oldExcel:
      "Ce fichier vient d’un Excel d’avant 2007. Ouvrez-le, enregistrez-le en Excel (XLSX) ou en CSV, et choisissez ce fichier-là.",
    camt: "Ce fichier est un CAMT, une forme de XML. Sur le site de la banque, choisissez CSV, Excel (XLSX) ou MT940 à la place.",
    ofx: "Ce fichier est un OFX, fait pour les logiciels de comptabilité. Sur le site de la banque, choisissez CSV ou Excel (XLSX) à la place.",
    costly: "Ce fichier demande trop de temps ou de mémoire. Enregistrez le relevé en CSV, ou moins de mois à la fois.",
    busy: "Le site ouvre d’autres fichiers en ce moment. Envoyez-le encore une fois dans une minute.",
    tooOften: "Vous avez envoyé beaucoup de fichiers en une heure. Attendez un peu, puis réessayez.",
    missing: "Choisissez le jour, le libellé, et l’argent entré et sorti ou un seul montant.",
    off: "Les relevés bancaires sont désactivés. L’administration les active dans « Ce que nous utilisons ».",
    gone: "Ce fichier a été supprimé. Choisissez-le encore une fois.",
  },
  columns: {
    heading: "Quelle colonne est laquelle ?",
    text: "Regardez les premières lignes. Le site retient votre choix pour ce compte.",
    rows: "Les premières lignes",
    roles: {
      day: "Jour",
      words: "Motif ou libellé de l’envoi",
      payer: "Nom de la personne qui envoie, s’il a sa colonne",
      in: "Argent entré",
      out: "Argent sorti",
      amount: "Montant, si l’argent entré et sorti est dans une seule colonne",
      side: "Débit ou crédit, s’il a sa colonne",
      from: "Qui envoie, s’il y a une colonne et que les montants n’ont ni + ni −",
      to: "Qui reçoit, s’il y a une colonne",
      balance: "Solde",
      status: "État, si les paiements échoués sont aussi dans la liste",
      fee: "Frais, s’ils sont pris en plus",
    },
    readings: {
      legend: "Ce fichier peut se lire de deux façons. Laquelle est juste ?",
      row: (row, said, day, amount) =>
        `Ligne ${row}, « ${said} » : ${day === undefined || amount === undefined ? "l’argent n’a pas bougé" : `${day}, ${amount}`}`,
      hint: "Le site retient votre réponse pour ce compte.",
    },
    overlap: {
      legend: "Est-ce que ce sont les mêmes versements ?",
      text: ({ doubtful, unexpected, missing }) =>
        [
          doubtful > 0 &&
            `${countOf(doubtful, "ligne a le même jour et le même montant qu’une ligne que nous avons", "lignes ont le même jour et le même montant que des lignes que nous avons")}, mais pas le même libellé ou le même solde.`,
          unexpected > 0 &&
            `${countOf(unexpected, "ligne porte la date d’un jour", "lignes portent la date de jours")} d’un relevé plus ancien, qui ne ${form(unexpected, "la", "les")} montrait pas.`,
          missing > 0 &&
            `${countOf(missing, "ligne que nous avons de ces jours n’est pas", "lignes que nous avons de ces jours ne sont pas")} dans ce fichier.`,
        ]
          .filter((sentence) => sentence !== false)
          .join(" "),
      same: "Oui : ce sont les mêmes versements. N’ajouter que les autres.",
      other: "Non : ce sont d’autres versements. Les ajouter tous.",
    },
    none: "Aucune",
    button: "Lire le relevé",
    cancel: "Annuler",
  },
  column: (head) => `Regardez la colonne « ${head} ».`,
  asks: {
    noLines: "Quelle colonne est le jour, et laquelle le montant ?",
    noDay: "",
    noAmount: "Quelle colonne est le montant ?",
    badDay: "Quelle colonne est le jour ?",
    dayToCome: "",
    badAmount: "Quelle colonne est le montant ?",
    quotes: "Enregistrez le relevé en Excel (XLSX), ou enlevez les guillemets de cette ligne.",
    noBalance: "Quelle colonne est le solde ?",
    breaks: "Quelle colonne est le solde ?",
    closing: "",
    otherAccount: "",
    otherCurrency: "",
    twoReadings: "",
    overlap: "",
  },
  problems: {
    twoReadings: () => "Les lignes peuvent se lire de deux façons.",
    overlap: (row, found) =>
      row === 0
        ? `Des lignes que nous avons ne sont pas dans ce fichier : ${found}.`
        : `La ligne ${row} (${found}) est peut-être un versement que nous avons déjà.`,
    noLines: () => "Aucune ligne n’a un jour et un montant.",
    noDay: (row) => `La ligne ${row} n’a pas de jour.`,
    noAmount: (row) => `La ligne ${row} n’a pas de montant.`,
    badDay: (row, found) => `La ligne ${row} a un jour qui n’existe pas : « ${found} ».`,
    dayToCome: (row, found) =>
      `La ligne ${row} a un jour pas encore arrivé : ${found}. Vérifiez si le jour et le mois sont inversés.`,
    badAmount: (row, found) => `La ligne ${row} a un montant qui peut se lire de deux façons : « ${found} ».`,
    quotes: (row) => `La ligne ${row} a des guillemets dans son libellé : on ne peut pas la couper en colonnes.`,
    noBalance: () =>
      "Le relevé n’a pas de solde : nous ne pouvons pas voir s’il manque une ligne. Téléchargez-le avec le solde, sur le site de la banque.",
    breaks: (row, _found, expected, said) =>
      `Le relevé n’est pas juste à la ligne ${row} : le solde devrait être ${expected}, et le fichier dit ${said}.`,
    closing: (_row, _found, expected, said) =>
      `Le relevé n’est pas juste : les lignes mènent à ${expected}, et le solde final est ${said}.`,
    otherAccount: (_row, found) =>
      found === ""
        ? "La plupart de ses lignes ont déjà été lues pour le premier compte de cette monnaie. Choisissez le compte de ce fichier."
        : `La plupart de ses lignes ont déjà été lues pour le compte « ${found} ». Choisissez le compte de ce fichier.`,
    otherCurrency: (row, found) =>
      `La ligne ${row} est en ${found}, et le compte choisi est dans une autre monnaie. Choisissez le compte de ce fichier.`,
  },
  friend: "Une personne anonyme",
  anything: "là où le besoin est le plus grand",
  monthly: "chaque mois",
  bankSays: "La banque dit",
  noWords: "(le texte a été supprimé après la durée de conservation)",
  exact: {
    heading: (number) => countOf(number, "rapprochement exact", "rapprochements exacts"),
    byReference: (number) =>
      countOf(number, "versement trouvé par sa référence", "versements trouvés par leur référence"),
    withGift: (number) => countOf(number, "versement avec un don", "versements avec un don"),
    bySite: "La référence correspond : c’est maintenant un don",
    otherAmount: "La référence correspond, le montant non : c’est maintenant un don",
    byStaff: "Quelqu’un de l’équipe l’a rapproché",
    gift: "Don sans promesse",
    more: (number) => form(number, "Afficher l’autre", `Afficher les ${inWords(number)} autres`),
    undo: "Annuler ce rapprochement",
    out: "Le don était une erreur, ou il est partagé",
    split: "Le don est partagé",
    waits: "Le don attend une deuxième personne",
    wentBack: "L’argent a été rendu",
    partBack: (amount) => `Rendu en partie : ${amount}`,
    without: (number) =>
      countOf(number, "versement n’a pas de don qui compte", "versements n’ont pas de don qui compte"),
  },
  probable: {
    heading: (number) => countOf(number, "versement probable", "versements probables"),
    reasons: {
      exact: "La référence et le montant correspondent",
      otherAmount: "La référence correspond, le montant non",
      second: "Un deuxième virement avec cette référence",
      ended: "La référence correspond, la promesse est terminée",
      stopped: "La référence correspond, la personne a arrêté ce don mensuel",
      currency: "La référence correspond, la monnaie non",
      several: "La ligne a deux références",
      slip: "Une lettre diffère, le montant correspond",
      sender: "Le montant, le jour et les derniers chiffres du numéro correspondent, sans référence",
      name: "Le nom et le montant correspondent, sans référence",
      byHand: "Le même montant a été enregistré à la main",
      payer: "Le même nom a déjà envoyé un don",
      wentBack: "Le même montant est ressorti dans ce relevé",
    },
    yes: "Oui, celui-ci",
    another: "Une autre promesse",
    no: "Non",
  },
  unknown: {
    heading: (number) => countOf(number, "versement non identifié", "versements non identifiés"),
    none: "Aucune promesse ne correspond",
    refused: "Quelqu’un de l’équipe a refusé la proposition",
    text: "Un don sans promesse compte aussi.",
    record: "Enregistrer comme don",
    name: "De la part de (facultatif)",
    nameHint: "Vide veut dire « Une personne anonyme ».",
    payerHint: "Le nom du relevé bancaire. Changez-le, ou videz-le pour « Une personne anonyme ».",
    find: "Chercher une promesse",
    reference: "Référence de la promesse",
    join: "Rapprocher",
    other: "Pas un don",
  },
  friends: {
    choose: "Choisir",
    text: "Cochez des versements pour les enregistrer comme dons sans nom.",
    button: "Enregistrer les versements cochés comme dons sans nom",
    done: (recorded, decided) =>
      `${countOf(recorded, "ligne est maintenant un don", "lignes sont maintenant des dons")}.${decided === 0 ? "" : ` Déjà décidé, sans changement : ${countOf(decided, "ligne", "lignes")}.`}`,
  },
  earlier: (name, amount, day, purpose, isMonthly) =>
    `${name} : ${amount} le ${day}, ${purpose}. ${isMonthly ? "La promesse mensuelle :" : "« Oui, celui-ci » enregistre cette ligne comme don de la même personne."} `,
  others: {
    heading: (number) => countOf(number, "ligne n’est pas un don", "lignes ne sont pas des dons"),
    reopen: "La regarder encore une fois",
  },
  payout: {
    heading: (number) =>
      countOf(number, "ligne versée par un prestataire de paiement", "lignes versées par des prestataires de paiement"),
    partners: { paystack: "Paystack", flutterwave: "Flutterwave" },
    counted: (partner) => `Versé par ${partner}. Ses dons sont déjà comptés`,
    sum: (gifts, amount, fees, from, to) =>
      gifts === 0
        ? `Le site n’a pas de dons en ligne du ${from} au ${to}.`
        : `${countOf(gifts, "don en ligne", "dons en ligne")} du ${from} au ${to} : ${amount}, moins ${fees} de frais.`,
    open: (partner) =>
      `Versé par ${partner}. C’est plus que les dons en ligne de ces jours. Demandez à ${partner} ce que c’est.`,
    no: "Pas un don",
  },
  waiting: (number) => countOf(number, "ligne attend une décision", "lignes attendent une décision"),
  older: "Lignes plus anciennes",
  promised: (amount) => `promis : ${amount}`,
  handGift: (name, day) => `${name}, enregistré pour le ${day}`,
  done: {
    join: "Le versement est maintenant un don de cette promesse.",
    "join-hand": "Le versement est maintenant rapproché du don enregistré.",
    "join-reference": "Le versement est maintenant un don de cette promesse.",
    record: "Le versement est maintenant un don.",
    "same-payer": "Le versement est maintenant un don de la même personne.",
    account: "Le compte est ajouté. Choisissez-le à côté du fichier.",
    no: "Il est maintenant parmi les versements non identifiés.",
    other: "Ce n’est pas un don. Vous pouvez le regarder encore une fois plus bas.",
    reopen: "La ligne attend de nouveau une décision.",
    undo: "Le rapprochement est annulé. Le don ne compte plus, et le versement attend une décision.",
    tolerance: "Enregistré.",
  },
  tolerance: {
    heading: "Frais de la banque",
    label: (account) => `${account} : frais acceptés (au plus)`,
    hint: "Pour les versements sans référence : le site propose une promesse s’il manque au plus cette somme. 0 veut dire que le montant doit être exact.",
    button: "Enregistrer",
  },
  empty: {
    heading: "Aucun relevé pour l’instant",
    text: "Un versement avec la référence d’une promesse devient un don. Les autres vous attendent ici.",
  },
};

export const creditNeeds: Translated<typeof en.creditNeeds> = {
  label: (count) => countOf(count, "ligne bancaire attend une décision", "lignes bancaires attendent une décision"),
  detail: (since) => `Versements non identifiés. Le premier est dans un relevé ajouté ${ago(since)}`,
  act: "Décider",
};

export const reversalNeeds: Translated<typeof en.reversalNeeds> = {
  reversal: (amount, day) => `La banque a repris un don : ${amount}, arrivé le ${day}`,
  label: (amount, day) => `Un don arrivé le ${day} a quitté le compte : ${amount}. A-t-il été rendu ?`,
  detail: (others) =>
    others === 0
      ? "Le don compte encore, avec son reçu. Comparez-le avec le relevé, et décidez"
      : `Le don compte encore, avec son reçu. ${countOf(others, "autre attend", "autres attendent")}`,
  act: "Ouvrir le don",
};

export const creditData: Translated<typeof en.creditData> = {
  label: "Lignes de relevés bancaires sur leurs dons",
};
