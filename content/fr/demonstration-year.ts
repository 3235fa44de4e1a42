import type * as en from "../en/demonstration-year.ts";
import type { Translated } from "../translated.ts";

export const demonstrationYear: Translated<typeof en.demonstrationYear> = {
  events: [
    {
      title: "Journée de lecture à la bibliothèque",
      text: "Les enfants ont choisi un livre, l’ont écouté et l’ont emporté.",
      unit: "livres",
      what: "donnés",
    },
    {
      title: "Semaine des mains propres",
      text: "Des bénévoles ont montré comment se laver les mains et ont laissé du savon dans chaque classe.",
      unit: "savons",
      what: "donnés",
    },
    {
      title: "Journée de jeux pour tous",
      text: "Des jeux pour les enfants qui marchent, roulent, signent ou écoutent.",
      unit: "enfants",
      what: "accueillis",
    },
    {
      title: "Examens de la vue gratuits",
      text: "Des opticiens ont examiné les yeux et ajusté les lunettes le jour même.",
      unit: "paires de lunettes",
      what: "ajustées",
    },
    {
      title: "Formation des enseignants",
      text: "Les enseignants ont appris à préparer une leçon que chaque enfant peut suivre.",
      unit: "enseignants",
      what: "formés",
    },
    {
      title: "Des cartables avant la rentrée",
      text: "Chaque enfant est reparti avec un cartable, des stylos et des cahiers.",
      unit: "cartables",
      what: "préparés",
    },
    {
      title: "Plantation d’arbres à l’école",
      text: "Chaque classe a planté un arbre et choisi qui l’arrose.",
      unit: "arbres",
      what: "plantés",
    },
    {
      title: "Soirée des parents",
      text: "Les parents ont posé des questions sur la croissance, le sommeil et l’école.",
      unit: "parents",
      what: "écoutés",
    },
    {
      title: "Le football pour tous",
      text: "Des équipes mixtes, des matchs courts et des bravos pour chaque but.",
      unit: "matchs",
      what: "joués",
    },
    {
      title: "Causerie de santé pour les filles",
      text: "Des réponses simples, des serviettes gratuites et aucune honte.",
      unit: "paquets de serviettes",
      what: "donnés",
    },
    {
      title: "Musique dans la cour",
      text: "Des tambours, des chansons et un coin calme à côté.",
      unit: "chansons",
      what: "apprises",
    },
    {
      title: "Fête de fin d’année",
      text: "Un repas, des mercis et un regard sur l’année.",
      unit: "repas",
      what: "servis",
    },
    {
      title: "Journée portes ouvertes",
      text: "Venez voir ce que vos dons rendent possible.",
      unit: "places",
      what: "offertes",
    },
    {
      title: "Matinée des bénévoles",
      text: "Les nouveaux bénévoles rencontrent l’équipe et apprennent comment nous protégeons les enfants.",
      unit: "places",
      what: "offertes",
    },
  ],
  posts: [
    { title: "Comment naît un coin lecture", text: "Une natte, dix livres et un adulte qui a le temps." },
    { title: "Ce que change le savon", text: "Moins de jours de maladie et plus de jours d’école." },
    { title: "Des jeux qui ne laissent personne de côté", text: "Changeons la règle, pas l’enfant." },
    { title: "La première lettre nette", text: "Un enfant qui voit le tableau lit le tableau." },
    {
      title: "Ce que les enseignants nous ont dit",
      text: "Ils ont demandé des exemples, et du temps pour les essayer.",
    },
    { title: "Six cents cartables à remplir", text: "Les bénévoles ont compté, rempli et compté encore." },
    { title: "Un arbre a besoin d’un nom", text: "Les enfants arrosent ce qu’ils ont nommé." },
    { title: "Les questions des parents", text: "Chaque question mérite une réponse simple." },
    { title: "Pourquoi nous comptons autrement", text: "Nous comptons les bravos autant que les buts." },
    { title: "Parler sans honte", text: "Les filles demandent plus quand la porte est fermée et la réponse simple." },
    { title: "Une chanson pour chaque classe", text: "Une chanson par mois, et un tambour par rangée." },
    { title: "Merci pour cette année", text: "Vos dons sont devenus des livres, du savon, des lunettes et des repas." },
  ],
  projects: [
    {
      title: "Des livres pour chaque classe",
      theme: "De petites bibliothèques qui restent",
      text: "Chaque classe reçoit une étagère de livres, et son enseignant apprend à s’en servir.",
    },
    {
      title: "Eau propre et savon",
      theme: "Des jours d’école en bonne santé",
      text: "Nous construisons des points d’eau et expliquons pourquoi ils comptent.",
    },
    {
      title: "Chaque enfant a sa place",
      theme: "Des leçons que chaque enfant peut suivre",
      text: "Enseignants, parents et thérapeutes préparent ensemble la classe des enfants en situation de handicap.",
    },
  ],
  names: ["Amina", "Kofi", "Awa", "Thabo", "Grace", "Moussa", "Zuri", "Daniel", "Fatou", "Chidi", "Naledi", "Joseph"],
  families: ["Exemple", "Modèle", "Essai", "Patron", "Échantillon"],
  address: (town: string) => `1, rue de l’Exemple, ${town}`,
  messages: [
    {
      subject: "Une visite dans notre école",
      message: "Pourriez-vous venir dans notre école au prochain trimestre ? Nous sommes quarante enfants.",
    },
    { subject: "Je veux aider", message: "Je suis infirmière et libre le samedi. Comment puis-je aider ?" },
    { subject: "Une question sur mon don", message: "J’ai envoyé de l’argent la semaine dernière. Est-il arrivé ?" },
  ],
  newsletter: "De bonnes nouvelles, une fois par mois",
};
