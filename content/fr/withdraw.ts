import type * as en from "../en/withdraw.ts";
import type { Translated } from "../translated.ts";

export const withdraw: Translated<typeof en.withdraw> = {
  card: {
    title: "Retirer une photo",
    heading: "Retirer une photo",
    lede: "Vous avez accepté d’être sur nos photos. Vous pouvez dire non à tout moment, sans dire pourquoi. Le code de votre carte retire toutes les photos et tous les enregistrements liés à cette carte.",
    language: "Cette page est en français.",
    label: "Le code de votre carte",
    hint: "Douze lettres et chiffres, comme 7K4Q-XMH2-9WFT",
    button: "Tout retirer maintenant",
    empty: "Tapez le code de votre carte",
    unknown: "Nous ne connaissons pas ce code. Regardez la carte une nouvelle fois : chaque lettre compte.",
    notYet: "Rien n’est encore retiré.",
    wait: "Beaucoup de codes ont été tapés en une heure depuis la même connexion Internet que la vôtre. Appelez-nous, et nous retirons les photos tout de suite.",
    done: "C’est fait. Nous avons retiré de ce site : {gone}. C’est tout ce qui est lié à cette carte.",
    doneNothing:
      "C’est fait. Ce site ne montre ni photo, ni enregistrement, ni document liés à cette carte, et n’en montrera pas.",
    onePhoto: "1 photo",
    photos: "{count} photos",
    oneRecording: "1 enregistrement",
    recordings: "{count} enregistrements",
    oneDocument: "1 document",
    documents: "{count} documents",
    and: "et",
    doneText:
      "Quelqu’un a pu garder une photo sur son téléphone. Une lettre d’information déjà envoyée ne peut pas changer. Si vous voyez encore cette personne ici, dites-le-nous sous cette photo, ou appelez-nous. Si vous changez d’avis, appelez-nous.",
    without: "Pas de carte ?",
    withoutText: "Ouvrez la page où est la photo. Sous les photos, il y a un lien : « C’est vous, ou votre enfant ? »",
    call: "Ou appelez-nous : {phone}",
  },
  photo: {
    title: "C’est vous, ou votre enfant ?",
    heading: "C’est vous, ou votre enfant ?",
    lede: "Alors c’est vous qui décidez. Dites-le-nous, et nous retirons la photo partout sur ce site. Vous n’avez pas à dire pourquoi.",
    ledeDocument:
      "Alors c’est vous qui décidez. Dites-le-nous, et nous cachons tout de suite tout le document sur ce site. Vous n’avez pas à dire pourquoi.",
    which: "Quelle photo ?",
    who: {
      legend: "Qui êtes-vous ?",
      self: "Je suis sur la photo",
      child: "Mon enfant est sur la photo",
      carer: "Je m’occupe de l’enfant",
      other: "J’ai vu quelque chose qui ne va pas",
    },
    wish: {
      legend: "Que devons-nous faire ?",
      down: "Retirer la photo",
      downHint:
        "Avec le code de votre carte, elle est retirée tout de suite. Sans le code, une personne décide dans les 24 heures.",
      cover: "Masquer mon visage, garder le reste",
      coverHint: "Nous vous montrons d’abord la nouvelle photo.",
      words: "Changer les mots à côté de la photo",
    },
    answer: { legend: "Pouvons-nous vous répondre ?", note: "Tout est facultatif" },
    code: "Le code de votre carte (facultatif)",
    contact: "E-mail ou téléphone (facultatif)",
    note: "Autre chose à dire (facultatif)",
    button: "Envoyer",
    chooseWho: "Choisissez qui vous êtes",
    chooseWish: "Choisissez ce que nous devons faire",
    choosePhoto: "Choisissez la photo",
    otherCode:
      "Ce code n’est pas celui de cette photo. Regardez la carte une nouvelle fois, ou laissez ce champ vide : alors une personne décide dans les 24 heures.",
    notYet: "Rien n’est encore envoyé.",
    wait: "Depuis une heure, beaucoup de demandes viennent de la même connexion Internet que la vôtre. Appelez-nous, et nous retirons la photo tout de suite.",
    hides:
      "Nous avons reçu votre demande, et la personne qui veille sur la sécurité des enfants ici le sait. Si nous ne répondons pas, le site ne montre plus la photo au bout de 24 heures.",
    hidden:
      "Le document est maintenant caché sur ce site. La personne qui veille sur la sécurité des enfants ici le sait, et décide de la suite.",
    sent: "Nous avons reçu votre demande, et la personne qui veille sur la sécurité des enfants ici le sait. Elle décide dans les 24 heures.",
    after: "Ce que les autres voient après",
    afterwards: "Aucune page ne montre plus la photo. À sa place, dans un récit, on lit :",
    afterDocument: "Les visiteurs n’en lisent plus aucune version sur ce site, et aucune page ne le nomme.",
    none: "Cette photo n’est pas sur le site.",
    takenDown: "Cette photo a été retirée",
    takenDownWhy: "parce qu’une personne sur la photo l’a demandé. Le récit reste.",
    back: "Revenir au site",
  },
};
