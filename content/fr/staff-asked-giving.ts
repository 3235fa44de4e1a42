import type * as en from "../en/staff-asked-giving.ts";
import type { Translated } from "../translated.ts";

export const staffAskedGiving: Translated<typeof en.staffAskedGiving> = {
  numbers: `
    numero de compte dans un article, autre compte, nommer un compte, code marchand dans un texte, lien de paiement dans un article, cagnotte,
    leetchi, gofundme, texte refuse a cause d un numero, numero refuse, accepter un numero, deuxieme personne pour un numero, lien wave dans un texte
  `,
  sendReceiptAgain: `
    renvoyer le recu, envoyer le recu encore une fois, recu pas arrive, recu perdu, elle n a pas eu son recu, il a perdu le recu,
    envoyer le recu par mail, copie du recu, duplicata du recu, le donateur veut son recu, double du recu, recu egare
  `,
  gifts: `
    noter un don, dons du mois, liste des donateurs, combien on a recu, argent en route, promesses en attente, paiement en retard,
    pas encore paye, on attend l argent, argent attendu, relancer un donateur, dons reguliers, partenaires qui donnent, finances,
    rappeler ceux qui ont promis, il a promis mais rien n est venu, argent jamais venu, promesses impayees, virements annonces,
    donateurs mensuels, soutiens reguliers, cotisations
  `,
  board: `
    rapport pour le bureau, rapport du conseil, reunion du bureau, conseil d administration, dons de l annee, recettes par mois,
    comparer avec l an dernier, annee derniere, cette annee et l an dernier, dons par affectation, dons par moyen, combien par mois,
    total des dons, bilan annuel des dons, rapport annuel, assemblee generale
  `,
  donorStatements: `
    recapitulatifs de l annee, recapitulatif annuel, envoyer a tous les donateurs leur recapitulatif, attestation annuelle de dons,
    imprimer les recapitulatifs, recapitulatifs sur papier, releve annuel des dons, lettres de fin d annee aux donateurs, attestations pour tous
  `,
  monthly: `
    dons mensuels, chaque mois, virements permanents, virement permanent, qui donne chaque mois, don du mois manque, dons manques,
    le don mensuel n est pas venu, qui n a pas paye ce mois, donateurs reguliers, dons reguliers, prochain don attendu, fin d un don mensuel,
    don de ce mois, deuxieme mois, prelevement
  `,
  received: `
    qu est ce qui est arrive aujourd hui, le virement est arrive, m diop a paye, alerte de credit, plus gros donateurs, combien on a collecte,
    combien d argent est venu, dons de cette annee, somme des dons, trouver un donateur, chercher un don, dire merci, lettre de remerciement,
    livre de caisse, mauvais montant, supprimer un don, son don est arrive, qui a paye la semaine derniere, dons du mois dernier,
    anciens donateurs, liste de ceux qui ont donne, don note deux fois, partager un don, attend une deuxieme personne, rendre des especes
  `,
  record: `
    caisse, quete, ecrire un recu, quelqu un a donne du liquide, 5000 dans une enveloppe, billets et pieces, nouveau don, saisir un don,
    entrer un don, don a la main, ajouter une recette, un cheque est venu, sacs de riz, dons en nature recus, donateur anonyme,
    un monsieur a donne de l argent a l eglise, a la mosquee, on m a remis de l argent, awa a envoye par wave, orange money sur mon numero,
    don wave, don orange money, don par wave, virement que j ai vu, cartons de lait, un visiteur a laisse de l argent, especes en dollars
  `,
  audit: `
    commissaire aux comptes, expert comptable, audit, kpmg, pwc, comptes annuels, justificatifs, pieces justificatives, recus qui manquent,
    faire voir les comptes, le comptable vient, comptabilite, rapport du tresorier, comptes, suivi de l argent, dons sans recu,
    controle la semaine prochaine, cloture de l annee, rapport financier annuel, papiers pour les impots, audit externe,
    montrer que l argent est bien utilise, preuve de tout, entrees et sorties, fin d annee
  `,
  downloadGifts: `
    exporter les dons, dons en csv, telecharger les dons, dons dans excel, tableau des dons, exporter les dons vers excel,
    telecharger la liste des dons, imprimer les dons, enregistrer les dons, exporter les donateurs, liste des donateurs excel,
    telecharger les donateurs, csv des dons, tableur des dons, tous les donateurs dans excel, sortir la liste des dons
  `,
  ofDonor: `
    papier pour les impots, recapitulatif d un donateur, tous les dons d une personne, lettre pour les impots, attestation fiscale,
    historique des dons, recapitulatif annuel d un donateur, recu pour toute l annee, tous les dons d un donateur,
    combien il a donne l an dernier, combien une personne a donne, pour sa declaration d impots, le donateur veut une preuve,
    tout d une meme personne, confirmer tous les dons, combien il a donne en 2025, combien a donne tonton, total d un donateur,
    attestation de don annuelle, recapitulatif de l annee
  `,
  online: `
    paiement echoue, remboursement, rembourser, rendre l argent, paystack, flutterwave, stripe, contestations, don en ligne, visa, carte bancaire,
    paiement en attente, argent debite, annulation, versement du prestataire, wave en ligne, debite deux fois, paye deux fois par carte,
    debite mais rien n est arrive, la carte ne passe pas, le paiement n est pas passe, paiements sur le site, mauvais montant par carte
  `,
  bank: `
    coordonnees bancaires, rib, numero de compte, iban, comment donner, ou payer, bouton de don, moyens de paiement, nom du titulaire,
    ajouter paypal, wave, orange money, numero wave, numero orange money, mtn momo, code marchand, ou envoyer l argent, comment on nous envoie de l argent,
    numero de la page des dons, l argent va sur le mauvais compte, nouveau code marchand, changer le code marchand, activer la carte,
    paiement en ligne, prestataire de paiement, connecter paystack, lien de don
  `,
  changeBank: `
    coordonnees bancaires, nouveau compte bancaire, changer le numero de compte, changer le rib, modifier les coordonnees bancaires,
    mauvais numero de compte, changer de banque, changer le compte affiche, mettre a jour le rib, le numero de compte est faux,
    remplacer le compte, corriger le numero de compte, changer paypal, changer le code marchand, ajouter un compte, ajouter wave,
    ajouter orange money
  `,
  statement: `
    versement inconnu, versement non identifie, charger un releve, importer le fichier de la banque, alertes de la banque, rapprocher les virements,
    rapprochement bancaire, releve wave, releve orange money, non rapproche, importer csv, la banque m a envoye un excel, de qui sont ces 5000,
    argent sans nom, virement que je ne connais pas, trouver qui a paye, relier un versement a un don, pointer les virements,
    mettre la liste de la banque, virements du mois dernier, virements de cette semaine
  `,
  importBankStatement: `
    charger un releve bancaire, importer les virements, lire le csv de la banque, rapprocher les versements, ajouter un releve,
    charger le fichier de la banque, ajouter le releve bancaire, lire les virements, charger le releve wave, charger les transactions,
    importer les transactions, importer les versements, nouveau releve bancaire, envoyer le csv
  `,
  receipts: `
    recus remplaces, recu, facture, quittance, renvoyer un recu, mauvais nom sur un recu, annuler un recu, erreur sur un recu, recu fiscal, deduction d impots,
    papiers pour les impots, attestation de don, preuve de paiement, confirmer un don, lettre de remerciement, pdf pour le donateur,
    il faut un recu pour tonton, le donateur a perdu le recu, renvoyer le papier, l entreprise veut un recu, imprimer encore,
    liste des recus, confirmation d un don, numero d un recu, donner un recu au rotary
  `,
};
