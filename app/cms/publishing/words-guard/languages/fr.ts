import type { LanguageRules } from "./language-rules.ts";

const months = "(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)";
const about =
  "(?:(?:a peine|deja|presque|environ|bientot|tout juste|seulement|maintenant|aujourd'hui|plus de|moins de|pres de|autour de|quelque|tout|que|les|ses|de) ){0,2}";
const kin =
  "maman|mere|papa|pere|parents|tante|tata|oncle|tonton|cousine?|soeur|sœur|frere|grand-?mere|mamie|grand-?pere|papi|marraine|parrain|tuteur|tutrice|maitresse|maitre|institutrice|instituteur|voisine?|patronne?|meilleure? amie?|belle-?mere|beau-?pere|famille|jumeau|jumelle";
const single = "un|deux|trois|quatre|cinq|six|sept|huit|neuf";
/** A number of two or three digits within a spoken telephone number. */
const part = `(?:zero|${single}|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|et)`;
const ends = "(?=\\s*[,.;:!?)]|\\s*$)";

export const fr: LanguageRules = {
  numbers: "une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix[- ]sept|dix|onze|douze|treize|quatorze|quinze|seize",
  ordinals:
    "premiere?|1ere?|1er|deuxieme|second|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|neuvieme|dixieme|onzieme|douzieme|treizieme|quatorzieme|quinzieme|seizieme|dix[- ]septieme|[2-9]e(?:me)?|1[0-7]e(?:me)?",
  digits: "zero|une?|deux|trois|quatre|cinq|six|sept|huit|neuf",
  halves: " et demie?",
  ranges: "a|ou|et",
  follows:
    "ans?|mois|et|quand|lorsqu\\p{L}*|mais|en|ce|cette|demain|hier|aujourd'hui|avec|depuis|qui|alors|seulement|a peine|deja|maintenant|bientot|revolus|lors|au|le|dans|pour",
  behindName:
    "agee? de|age de|age:?|deja|bientot|maintenant|a peine|tout juste|presque|environ|qui a|qui avait|aujourd'hui|seulement|du haut de ses",
  singular: "elle|il|lui|son|sa|ses|elle-meme|lui-meme|celui-ci|celle-ci",
  plural: "ils|elles|leurs?|familles?",
  suffers:
    "(?:elle|il) (?:est|etait|a|avait|souffre|souffrait|prend|prenait|ne (?:voit|parle|marche|entend)|vit avec|a perdu|a ete|porte|utilise|attend|est atteinte?)|(?:sa|son|ses) (?:maladie|handicap|traitement|operation|fauteuil|bequilles|medicaments?|crises?|etat|diagnostic|grossesse)",
  at: "a|au|aux|en|dans|de|d'|du|des|vers|pres de|chez|devant|depuis|sur|a cote de",
  verbs:
    "(?:et|avec) (?:sa|son|ses) [a-z]+|(?:a|est|avait|etait|va|vient|vit|s'est|n'a|n'est|n'avait) [a-z]+|[a-z]{3,}(?:ait|era) (?:la|le|les|sa|son|un|une|dans|au|a|en|chez) ",
  child:
    "enfant|garcon|fille|fillette|gamine?|bebe|nourrisson|eleve|ecoliere?|collegienne?|lyceenne?|orpheline?|fils|fille|neveu|niece|soeur|sœur|frere|jumeau|jumelle|petite?[- ]fille|petit[- ]fils|benjamine?|cadette?|ainee?|laureate?|talibe|adolescente?|ado|mineure?|gardien|capitaine|buteur|footballeur|footballeuse|petit garcon",
  someone: `(?:le|la|l'|ce|cet|cette|notre|mon|ma|son|sa|leur|une?|votre|du|au|petite?) ?(?:petite?s? |jeune |plus jeune |seule? |pauvre |brave |premiere? |nouvelle |nouveau )?(?:{child})(?! (?:des|aux|est roi|du monde)(?!\\p{L}))|(?:le petit|la petite|notre petite?|la plus jeune|le plus jeune|notre plus jeune|le benjamin|la benjamine|notre benjamine?) ?|(?:la|le|l'|les|sa|son|ses|au|aux|du|a la|a l'|chez sa|chez son|chez ses|une|un) ?(?:${kin}) (?:d'|de |du (?:petit|jeune) )\\p{L}{2,}|(?:sa|son|ses) (?:grande? |petite? |propre )?(?:${kin})`,
  goesOn: "elle|il|sa|son|ses|agee?|nee?|la|le|cette|ce|aujourd'hui|maintenant|ils|elles|a|celle-ci|celui-ci",
  ages: [
    `agee?s? ?(?:de|d'|:)? ?(?:a peine |seulement |environ |presque |tout juste |deja )?{n}(?: ?(?:ans?|mois|semaines?|jours?)|{end})`,
    `(?:a|avait|aura|avoir|eu|ayant|feter|fete|fetait|fetera|feté|souffle|souffler|souffler|celebre|atteint|n'a|n'avait|qu'a|fait|vers|des|avant|apres) ${about}{n} ?(?:ans?|mois|semaines?)(?! (?:de (?:travail|service|prison|retard|mariage|loyer|cours|formation|guerre)|plus tard|apres|avant|auparavant|d'existence))`,
    "(?:de|d'|du haut de (?:ses|tes)|les|ses|a|l'age de|a l'age de|depuis l'age de) ?(?:seulement |a peine |tout juste |presque |environ )?{n} ?(?:ans?|mois)(?! (?:de (?:travail|service|prison|retard|mariage|loyer|cours|formation|guerre)|plus tard|apres|d'existence|et plus))",
    "(?<=[,(:–—-] ?){n} ?(?:ans?|mois)(?= ?[,.;:)!]| ?$| (?:et|a|est|qui|en|dans)(?!\\p{L}))",
    "^{n} ans?,",
    `{n} ?(?:ans?|mois)(?: et demie?)?(?: revolus| a peine| seulement| tout juste)?${ends}`,
    "{n} (?:printemps|bougies|hivernages|hivers)",
    "age ?: ?{n}",
    "(?:a|ont|avoir) eu {n} ans",
    "(?:dans|entre dans|entame) (?:sa|son) {ordinal} annee",
    "(?:en pleine|jeune) adolescen\\p{L}+",
  ],
  ownAges: [
    `(?:elle|il) (?:a|avait|aura|n'a|n'avait|va avoir|vient d'avoir|a eu|a fete|fete|fetera|a tout juste|aurait) ${about}{n} ?(?:ans?|mois|semaines?)(?! (?:de |d'))`,
    "quand (?:elle|il) (?:a|avait|n'avait) (?:que |a peine )?{n} ?(?:ans?|mois)",
    "(?:elle|il) est nee? (?:en|le|au) .{0,30}{year}",
    "son {ordinal} anniversaire",
    `a (?:seulement |peine )?{n} ?(?:ans?|mois),? (?:elle|il)`,
  ],
  births: [
    "{ordinal} anniversaire|anniversaires?|date de naissance|jour de (?:sa )?naissance",
    `nee?s? (?:en|le|au|a la|pendant|durant|un|une|il y a|juste|avant|apres|a) (?:(?:le|la|un|une|mois|jour|nuit|fin|debut|de|\\d{1,2}) ){0,3}(?:${months}|{year}|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|nuit|jour|matin|confinement|covid|tabaski|ramadan|korite|magal|noel|paques|hivernage|inondations?|crise|guerre|{n} ?(?:ans?|mois|semaines?|jours?))`,
    "nee?s? .{0,30}{year}",
    "(?:a )?souffle (?:ses|sa|les) .{0,20}bougies?|gateau d'anniversaire",
    "a vu le jour|venue? au monde|(?:a|vient d')accouch\\p{L}+",
    "\\( ?(?:nee? (?:en )?)?{year} ?\\)",
  ],
  stretches: [
    "(?:depuis|pendant|durant|en|dans|apres|tous les|il y a|voila|ca fait|cela fait|au bout de|sur|pour|bientot) (?:plus de |moins de |pres de |environ |presque |deja |les |ces |nos )?(?:\\d+|\\p{L}+(?:-\\p{L}+)?) (?:ans?|mois|semaines?|jours?|annees?)",
    "(?:\\d+|\\p{L}+) (?:ans?|mois|semaines?|annees?) (?:plus tard|apres|auparavant|de (?:travail|service|mariage|cours|formation|projet|benevolat|retard)|d'existence|d'attente)",
    "(?:(?:enfants?|filles?|garcons?|eleves?|jeunes|adolescentes?|tout-?petits|ceux|celles|benevoles|mineurs) )?(?:ages? |agees? )?(?:de|entre) {n}(?: ans?)? (?:a|et) (?:\\d+|\\p{L}+) ans",
    "(?:enfants|filles|garcons|eleves|jeunes) (?:de (?:moins|plus) de|des|de) {n} ans(?: et plus)?",
    "(?:les |aux |des )?moins de {n} ans|plus de {n} ans|des {n} ans",
  ],
  things:
    "association|fondation|projet|programme|club|chorale|ecole|lycee|college|centre|bibliotheque|clinique|hopital|eglise|mosquee|bus|car|camion|voiture|pompe|forage|puits|batiment|toit|arbre|chevre|vache|chien|chat|maison|entreprise|partenariat|equipe|groupe|journal|reseau|boutique|boulangerie|banque|pays|site|jardin|travaux|chantier|contrat|bail|ong|machine|moto|velo|vieille?",
  classes: "classe de|cp|ce|cm|maternelle",
  credits:
    "(?:photo|photographie|image|film|video|texte|propos|dessin) ?(?:par|de|:)|(?:prise?|filmee?|photographiee?) par",
  rooms:
    "salles? de classe|livres?|manuels?|bancs?|tables?|toit\\p{L}*|peinture|programme|tableau|portes?|fenetres?|cantine",
  otherClasses: [
    "(?:en|de|au|a la|son|sa|du) (?:ci|cp ?[12]?|ce ?[12]|cm ?[12]|petite section|moyenne section|grande section|sixieme|6e|6eme|6°|cinquieme|5e|5eme|quatrieme|4e|4eme|troisieme|3e|3eme|seconde|2nde|terminale|tle|premiere (?=[a-ds](?![a-z])))(?= ?[,.;:!)]| ?$| (?:[a-d]|s[12]?|l[12']?|et|au|a|cette|depuis|avec|qui|dans|du|de|pour|mais|chez|l'an|l'annee)(?![a-z]))",
    "(?:classe|eleve|niveau) (?:de |en )?(?:ci|cp ?[12]?|ce ?[12]|cm ?[12]|[3-6]e(?:me)?|seconde|terminale)",
    "(?:c[em] ?[12]|cp ?[12])(?! [a-z]*ans)",
    "(?:passe|passer|prepare|prepar\\p{L}+|reussi|obtenu|eu|decroche) (?:le |son |au |l')?(?:cfee|bfem|cepe|bepc|bac|baccalaureat|entree en sixieme|concours d'entree)",
  ],
  pupils:
    "eleves?|ecolieres?|ecoliers?|enfants?|filles?|fillettes?|garcons?|orphelins?|orphelines?|boursiers?|boursieres?|laureate?s?|champions?|jumeaux|jumelles|uniforme|cartable|classe|recreation|tablier",
  partners:
    "don(?:s|ne|ner|nent)?|offert|offre\\p{L}*|remerci\\p{L}+|merci|partenaires?|anciens eleves|amicale|benevoles|toit|forage|toilettes|directeur|directrice|proviseur|personnel|enseignants|accueilli|prete|rehabilit\\p{L}+|repeint|livre|visite",
  childish:
    "petite?|prix|medaille|trophee|coupe|dessin|dessine|poeme|recitation|cartable|jouet|maman|papa|premier jour|bulletin|devoirs|timide|benjamine?|doudou",
  attends:
    "va a|va au|est a|est au|est a l'|va a l'|etudie|frequente|est scolarisee?|scolarisee?|inscrite?|est eleve|eleve (?:a|au|de|en|du)|entree? (?:a|au|en)|vient d'entrer|admise?|recue? (?:a|au)|rejoint|rejoindre|integre|integrer|a ete orientee?|orientee?|frais (?:de scolarite|scolaires)|bourse|son ecole|son college|son lycee|premiere? de|major|sort de|apprend a|passe en|fait sa|uniforme|dans la cour|maitresse|bulletin|examen",
  homes:
    "habite\\p{L}*|vit|vivait|vivent|loge\\p{L}*|reside\\p{L}*|dort|dormait|demeure|chez elle|chez lui|chez eux|chez (?:sa|son|ses) [a-z-]+|sa maison|leur maison|la maison d[e']|la maison familiale|leur cour|sa chambre|leur chambre|loue\\p{L}*|domicile|a la maison|sa porte|leur porte|son portail|leur portail|sa concession|sa cour|rentree? (?:chez|a la maison|au village)|ramenee? (?:chez|a la maison)|raccompagn\\p{L}+|retournee? (?:chez|au)|installee?s?|a grandi|ou (?:elle|il) (?:vit|dort|habite)",
  dwells:
    "habite\\p{L}*|vit|vivait|vivent|loge\\p{L}*|reside\\p{L}*|dort|dormait|demeure|maison|chez|domicile|loue\\p{L}*|chambre|concession|rentree?|retournee?|installee?s?|a grandi|placee?|abri|baraque|tente",
  landmarks: [
    "(?:derriere|devant|en face d[eu']|a cote d[eu']|pres d[eu']|tout pres d[eu']|a deux pas d[eu']|non loin d[eu']|au-?dessus d[eu']|sous|le long d[eu']|juste apres|juste avant|au bord d[eu']|contre|face a) ?(?:la |le |les |l'|l' )?(?:\\p{L}+ ){0,2}?(?:eglise|mosquee|marche|station|pharmacie|ecole|lycee|college|boulangerie|moulin|clinique|hopital|dispensaire|poste de sante|pont|gare|rond-?point|carrefour|baobab|fromager|arbre|boutique|chateau d'eau|forage|puits|stade|banque|parc|garage|antenne|cimetiere|caserne|hotel|port|plage|rail|rails|terminus|commissariat|gendarmerie|mairie|fleuve|lagune|canal|kiosque)",
    "(?:premiere?|deuxieme|troisieme|quatrieme|derniere?|prochaine?) (?:maison|porte|cour|portail|etage|villa|appartement|concession|immeuble|chambre|ruelle|rue)",
    "(?:une?|deux|trois|quatre|cinq|\\d) (?:maisons?|rues?|portes?|minutes|pas|cours|villas) (?:de|du|d'|plus loin|apres|avant|derriere)",
    "(?:portail|porte|maison|villa|cour|mur|cloture|immeuble|baraque|etage) (?:bleue?|verte?|rouge|jaune|blanche?|rose|marron|orange|noire?)",
    "(?:villa|immeuble|lot|ilot|porte|appartement|chambre|parcelle|cite|sicap) ?(?:no?°? ?|numero )?\\d{1,4}",
    "(?:au|du|le|vers le) (?:carrefour|rond-?point|terminus|croisement|marche|quartier) \\p{L}+",
    "au (?:\\p{L}+ )?etage",
  ],
  generic:
    "(?:chaque|tous les|toutes les|aucune?|tout|beaucoup d'|plusieurs|autres|nos|les|des|ces|trop d') ?(?:{child}|enfants|filles|garcons|eleves|jeunes)s?|(?:parrain\\p{L}+|aider|eduquer|scolariser|nourrir) une? {child}|droits? de l'enfant|protection de l'enfan\\p{L}+",
  signs:
    "(?:affiches?|banderoles?|panneaux?|pancartes?|depliants?|brochures?|autocollants?|fresques?) (?:[\\p{L}'’]+ ){0,3}?(?:dit|disait|dise\\p{L}*|indique\\p{L}*|sur|contre|pour|avec|annonc\\p{L}+|portant|intitulee?s?)",
  desks:
    "numero vert|numero d'(?:urgence|aide)|numeros? (?:gratuit|utile)s?|appel gratuit|ligne (?:verte|d'ecoute|d'urgence|d'aide)|notre (?:bureau|siege|secretariat|accueil|standard|equipe|permanence)|le (?:bureau|siege|secretariat|standard)|appelez-nous|contactez-nous|ecrivez-nous|joignez-nous|nous (?:appeler|joindre|contacter|ecrire)|police|gendarmerie|pompiers|samu|service client|urgences|la mairie",
  ownPages:
    "suivez-nous|suivez nous|abonnez-vous|notre (?:page|compte|chaine|site)|nos pages|rejoignez-nous|taguez-nous|(?:page|compte) officiel\\p{L}*",
  accounts:
    "(?:suivez|ajoutez|cherchez|trouvez|contactez|suivre|ajouter)(?:-la|-le)? .{0,30}sur (?:tik ?tok|instagram|insta|facebook|snap ?chat|snap|telegram|you ?tube)|(?:pseudo|identifiant|compte|profil) (?:est|s'appelle|:|de)|(?:tik ?tok|instagram|insta|facebook|snap ?chat|telegram) (?:est|sous|:|c'est|s'appelle)",
  donors:
    "don(?:s|ne|nes|nee|nees)? (?:par|de)|offerts?|offertes?|finance\\p{L}*|grace (?:a|au|aux)|nous remercions|merci (?:a|au|aux)|sponsor\\p{L}*|anciens eleves|amicale|amis de|enseignants",
  journeys:
    "route de|route vers|embouteillages?|en route|trajet|voyage|circulation|course|defile|marathon|marche pour|nous avons pris|bus|autocar|car|gbaka|deviation|pont|inondee?|reunion|salle|bureau|atelier|seminaire|lieu de rendez-vous|se tient|aura lieu|rendez-vous|fermee?",
  diagnoses:
    "autisme|autiste|trisomi\\p{L}+|epilep\\p{L}+|convulsions?|seropositi\\p{L}+|vih|sida|antiretrovira\\p{L}+|arv|drepanocyt\\p{L}+|albinos?|albinisme|sourde?|sourds|muette?|aveugle|malvoyante?|dyslexi\\p{L}+|hydrocephal\\p{L}+|leucemie|cancer|tumeur|tuberculose|polio\\p{L}*|asthm\\p{L}+|diabet\\p{L}+|insuline|dialyse|depression|traumatis\\p{L}+|begaie|begaiement|rachitisme|malnutri\\p{L}*|denutri\\p{L}*|kwashiorkor|viol(?:ee?|ees)?|violeur|abus\\p{L}* sexuel\\p{L}*|abusee?|inceste|agressee?|battue?|maltrait\\p{L}+|excis\\p{L}+|mutilation\\p{L}*|enceinte|grossesse|mariage (?:precoce|force)|mariee de force|kidnapp\\p{L}+|enlevee?|fistule|paludisme|typhoide|cholera|rougeole|meningite|hepatite|anemi\\p{L}+|ulcere de buruli|lepre|lepreu\\p{L}+|brulures?|brulee?|amput\\p{L}+|paralys\\p{L}+|fauteuil roulant|bequilles|pied bot|bec de lievre|fente labiale|malformation|maladie (?:du|des|de) \\p{L}+|malade du|insuffisance|handicap\\p{L}*|infirme|imc|infirmite motrice|nain|scoliose|hernie|appendicite|cardiopathie|transfusion|chimiotherapie|operation|suicid\\p{L}+|droguee?|toxicoman\\p{L}+|psychiatr\\p{L}+|ne (?:voit|parle|marche|entend) (?:pas|plus)|a perdu (?:la vue|l'ouie|un oeil|une jambe|un bras)",
  care: "medicaments?|traitement|hospitalisee?|a l'hopital|malade|maladie|piqures?|perfusion|ordonnance|medecin|soins|operee?|blessures?|cicatrices?|douleurs?|crises?|fievre|pansement|seances? de (?:reeducation|kine)|orthophon\\p{L}+|psychologue",
  campaigns:
    "campagnes?|vaccin\\p{L}+|journee|semaine|mois|mondiale?|sensibilis\\p{L}+|depistage|gratuits?|gratuites?|infirmi\\p{L}+|equipes?|benevoles|causeries?|moustiquaires?|prevention|prevenir|lutte|contre|population|habitants|parents|familles|femmes|meres|hommes|tous|atelier|formation|recherche|droits?|don de sang|affiches?",
  streetPlaces:
    "portail|portails|marche|etals?|arret(?: (?:de|du|d') ?\\p{L}+)?|mosquee|eglise|chapelle|ateliers?|kiosques?|carrefour|rond-?point|gare routiere|boutiques?|fontaine|borne|puits|pont|terrain|station-?service|garage|coin de la rue|bord de la route|salon de coiffure|boulangerie|maquis|gare",
  repeats:
    "tous les (?:matins|soirs|jours|midis|apres-midi|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|chaque (?:matin|soir|jour|midi|apres-midi|semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:apres|avant) (?:l'ecole|les cours|la classe|la messe|la priere)|a la sortie (?:de l'ecole|des classes|des cours)|quotidiennement|toujours (?:a|vers) \\d|(?:le|les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s? (?:a|vers) \\d|du lundi au (?:vendredi|samedi)",
  common: `
    ans apres au aux avant avec ce cela cette chez dans de depuis des deux du ecole elle en enfants est et ete fait
    fille il la le les leur leurs mais mere ne nos notre nous on ont par pas plus pour que qui rue sa se ses son
    sont sur tous tout un une votre vous
  `,
  calendar: `
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre
    octobre novembre decembre
  `,
  starters: `
    le la les l' un une des de du d' au aux a ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
    je tu il elle on nous vous ils elles et ou mais donc car ni or si que qui quoi dont quand lorsque comme pour par avec
    sans sous sur dans en chez vers depuis pendant durant avant apres entre contre selon malgre grace afin aujourd'hui hier demain
    maintenant bientot toujours jamais souvent parfois ici voici voila tout toute tous toutes chaque plusieurs beaucoup peu
    plus moins tres trop bien mal oui non ne pas merci bravo felicitations bonjour bienvenue chers chere cher envoyez appelez
    venez donnez ecrivez aidez suivez lisez regardez composez contactez portez priere cela c'est c' est sont etait il y depuis
    deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante cent mille
    premier premiere dernier derniere enfant enfants fille filles garcon garcons mere meres maman mamans pere peres papa parents
    famille familles femmes hommes jeunes eleves elleve petit petite petits petites grand grande agee age nee ne notre lors ensuite puis
    enfin alors aussi ainsi meme encore deja surtout seulement seul seule mardi autour pourquoi comment combien rien personne
    quelqu'un aucun aucune autre autres certains certaines celle celui ceux apres-midi matin soir nuit jour annee sept nouveau nouvelle
    photo image legende dons don projet appel numero rue maison ecole
  `,
  nobody: `
    ecole ecoles lycee lycees college colleges universite institut groupe scolaire hopital clinique dispensaire centre poste
    eglise mosquee paroisse diocese cathedrale ministere gouvernement etat republique mairie prefecture commune quartier
    region departement district village rue avenue boulevard route place pont marche stade port gare aeroport plage ile fleuve
    lac lagune fondation association ong banque societe entreprise comite conseil union federation reseau club equipe radio
    television journal afrique europe france francophonie francais francaise anglais arabe dieu bible coran ramadan
    tabaski korite magal gamou noel paques toussaint assomption ascension pentecote coupe prix fete festival
    journee semaine mois education nationale sante bibliotheque internet orange wave facebook whatsapp instagram youtube
    croix rouge unicef caritas sos
  `,
  youngTitles: "mademoiselle mlle",
  bodies: "",
  bodiesBefore: `
    rue avenue boulevard place lycee college ecole hopital clinique pont stade quartier village marche aeroport fondation
    universite groupe scolaire cem epp mosquee paroisse route prix coupe centre salle allee cite villa
  `,
  adults: `
    monsieur madame m mme docteur dr professeur pr maitre me abbe pere soeur pasteur imam marabout eveque cardinal
    directeur directrice proviseur censeur surveillant instituteur institutrice enseignant enseignante maitresse
    president presidente ministre depute deputee maire prefet gouverneur senateur ambassadeur ambassadrice colonel
    commandant commissaire capitaine general lieutenant adjudant gendarme juge avocat avocate notaire medecin infirmier
    infirmiere sage-femme pharmacien pharmacienne psychologue chauffeur cuisinier cuisiniere couturier couturiere
    menuisier macon peintre tailleur journaliste auteur auteure ecrivain poete photographe realisateur chanteur chanteuse
    artiste musicien comedien comedienne fondateur fondatrice coordinateur coordinatrice coordonnateur coordonnatrice
    responsable tresorier tresoriere secretaire benevole benevoles donateur donatrice parrain marraine chef cheffe gerant
    gerante entraineur coach arbitre griot griotte el hadj hadja agriculteur agricultrice commercante commercant veuf veuve
    tante oncle tonton tata grand-mere grand-pere maman papa mere
  `,
  acts: `
    a est va vit aime chante danse lit ecrit dessine joue court habite etudie frequente reve veut voudrait sait peut dit
    raconte garde porte tient montre sourit rit pleure recoit gagne obtient passe entre arrive part rentre dort mange
    attend vend aide travaille apprend compte avait etait etudiait vivait allait venait jouait n'a n'avait n'est s'est
    vient fete prend loge reste souffre marche parle adore prefere deteste pense croit explique demande repond
    montait gardait dansait chantait lisait qui agee age
  `,
  schools: [
    // "lycée Blaise Diagne", "école élémentaire Notre-Dame", "l'EPP Gonzagueville 3"
    /(?<![\p{L}\p{M}])(?:[ÉEée]cole|[Ll]yc[ée]e|[Cc]oll[èe]ge|[Gg]roupe [Ss]colaire|[Cc]ours|[Ii]nstitution|[Ii]nstitut|[Dd]aara|[Mm]aternelle|[Jj]ardin d['’]enfants|[Cc]omplexe [Ss]colaire|[Pp]etit [Ss][ée]minaire|[Cc]ase des [Tt]out-[Pp]etits)(?: (?:primaire|[ée]l[ée]mentaire|maternelle|moderne|municipale?|classique|scientifique|technique|priv[ée]e?|publique?|catholique|franco-arabe|coranique|protestante?|m[ée]thodiste|d['’]excellence|des? (?:jeunes )?filles|(?:d['’])?enseignement (?:moyen|secondaire)|bilingue|confessionnelle?))*(?: (?:de|du|des|de la|d['’]|de l['’]|les|la|le|of))? ?['’]?(?!Nationale|Polytechnique|Normale|Sup)\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|\d{1,2}|des?|du|les|la)){0,4}/u,
    /(?<!\p{L})(?:CEM|EPP|EPV|EPC|CEG|CES|GS|LEP|LSLL|INP)(?: \p{Lu}[\p{L}\p{M}.'’-]*){1,5}(?: \d{1,2})?/u,
    /(?<=(?:scolarisée? (?:à|au|aux|chez)|élève (?:à|au|aux|des|du|de)|inscrite? (?:à|au|aux|chez)|fréquente|uniforme (?:de|des|du)) )(?!Dakar|Abidjan|Paris)(?:(?:la|le|les|l['’]) ?)?\p{Lu}[\p{L}\p{M}.'’-]+(?: \p{Lu}[\p{L}\p{M}.'’-]+){0,3}/u,
  ],
  streets: [
    // "12 rue Moussé Diop", "avenue 16 rue 21", "boulevard Latrille"
    /(?:(?:n°|no|num[ée]ro)? ?\d{1,4}(?: ?(?:bis|ter))?,? )?(?<![\p{L}\p{M}])(?:[Rr]ue|[Rr]uelle|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d\.?|[Aa]ll[ée]es?|[Ii]mpasse|[Cc]orniche|[Cc]hemin|[Pp]assage|[Vv]oie|[Pp]lace)(?: (?:de|du|des|de la|d['’]|de l['’]|l['’]|la|le|les))? ?(?:\p{Lu}[\p{L}\p{M}.'’-]*|\d{1,3}(?![\d\p{L}]))(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|de|du|des|\d{1,3}(?![\d\p{L}]))){0,3}/u,
    // "quartier Darou Salam", "village de Mbane", "cité Fadia"
    /(?<![\p{L}\p{M}])(?:[Qq]uartier|[Vv]illage|[Hh]ameau|[Cc]ampement|[Cc]it[ée]|[Cc]arrefour|[Ss]ous-quartier|[Ll]otissement|HLM|SICAP|Sicap)(?: (?:de|du|des|de la|d['’]|de l['’]))? ?\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|\d{1,3})){0,3}/u,
    /(?<![\p{L}\p{M}])(?:[Vv]illa|[Ii]mmeuble|[Ll]ot|[Îî]lot|[Ii]lot|[Pp]arcelle|[Pp]orte|HLM)(?: (?:n°|no|num[ée]ro))? ?\d{1,5}/u,
  ],
  spoken: [`${part}(?:[ ,-]{1,3}${part}){7,24}(?! (?:mille|millions?|francs?|euros?))`],
};
