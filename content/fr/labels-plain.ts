import type * as en from "../en/labels-plain.ts";

/** French names of the parts of a text's path, such as `promise.amount.hint`; `needs.print` is `print` after `needs`. */
const names = `
  bank = banque ; ask = demande ; askUs = nous demander ; phone = téléphone ; ways = moyens ; heading = titre ; promise
  = promesse ; text = texte ; button = bouton ; transfer = virement ; card = carte ; nameCheck = vérification du nom ;
  sure = sûr ; two = deux personnes ; one = un ; old = ancien ; none = aucun ; guard = protection ; changed =
  changement ; copy = copier ; check = vérification ; title = nom dans l’onglet ; lede = introduction ; back = retour ;
  label = nom du champ ; empty = champ vide ; notYet = rien n’est envoyé ; wait = attendre ; account = compte ; shared
  = numéro partagé ; reference = référence ; until = jusqu’au ; mixed = référence et compte différents ; receipt =
  reçu ; endedReceipt = reçu remplacé ; disputedReceipt = reçu contesté ; letters = lettres ; slip = faute de frappe ;
  no = non ; unsure = pas certain ; byOne = par une personne ; report = signaler ; story = récit ; contact = contact ;
  contactHint = aide pour le contact ; thanks = merci ; promiseFirst = promettre d’abord ; forProject = pour un projet ; contributors = équipe et partenaires ; person = équipe ; contributors.partner = partenaires ; belongs = du projet ; part = fait partie ; give = donner ; allEvents = toutes les journées ; posts = articles ; allPosts = tous les articles ; amount = montant ; legend =
  légende ; own = vôtre ; ownOnly = seulement la vôtre ; hint = aide ; hintDollars = aide pour les dollars ; dollars =
  dollars ; frequency = fréquence ; once = une fois ; monthly = mensuel ; monthlyHint = aide pour le don mensuel ;
  purpose = affectation ; anything = là où le besoin est le plus grand ; ended = terminé ; donor = personne qui
  donne ; optional = facultatif ; name = nom ; email = e-mail ; emailHint = aide pour l’e-mail ; message = message ;
  anonymous = sans nom ; show = montrer ; showHint = aide pour montrer ; buttonByCard = bouton par carte ; what = ce
  que c’est ; wallet = portefeuille mobile ; number = numéro ; shows = affiche ; ownAccount = compte de la fondation ;
  bic = BIC ; bankAddress = adresse de la banque ; abroad = de l’étranger ; anyAmount = montant libre ; anyReference =
  référence libre ; noField = sans champ ; ledeWith = introduction avec ; day = jour ; digits = chiffres ; ledeWithout
  = introduction sans ; mustShow = nom à voir ; sentText = texte après l’envoi ; badDay = jour à corriger ; badDigits
  = chiffres à corriger ; dialog = fenêtre ; noAccount = pas de compte ; sent = envoyé ; pay = payer ; away = ne répond
  pas ; stop = arrêter ; done = fait ; gift = don ; seen = vu ; yours = le vôtre ; copied = copié ; toMyself = à
  moi-même ; reading = lecture ; sendTo = envoyer à ; keep = garder ; open = ouvrir ; receipt.friend = don anonyme ;
  friend = une autre personne ;
  whatsapp = WhatsApp ; arrives = arrive ; begin = commencer ; underway = en cours ; again = encore une fois ; waiting
  = en attente ; stopped = arrêté ; online = en ligne ; asked = demandé ; unreachable = sans réponse ; stillComes =
  arrive encore ; page = page ; more = plus ; arrived = arrivé ; spent = dépensé ; stages = étapes ; promised = promis ;
  thanked = remercié ; used = utilisé ; saidSent = annoncé comme envoyé ; arrivedWhole = arrivé en entier ; inDoubt = à
  vérifier ; wentBack = rendu ; disputed = contesté ; refunded = remboursé ; onItsWay = en route ; takenByBank = argent
  repris par la banque ; receiptReady = reçu prêt ; receiptFor = reçu pour ; receiptOpen = ouvrir le reçu ;
  receiptPdf = reçu
  en PDF ; statement = récapitulatif des dons ; notYetPlain = pas encore ; expired = expiré ; withdrawn = retiré ;
  tellUs = nous dire ; remind = rappeler ; change = changer ; undrawn = sans dessin ; save = enregistrer ; saved =
  enregistré ; change.withdraw = retirer la promesse ; withdraw = retirer les photos ; forget = effacer votre nom ;
  forgotten = nom effacé ; sentDone = envoi
  noté ; missing = manque ; from = de ; method = moyen ; methods = moyens ; transferByHand = virement à la main ;
  transferAnyWay = virement ou envoi ; transferAnyWayByHand = virement ou envoi à la main ; transferByPhone = envoi
  par téléphone ; mobileMoneyByHand = mobile money à la main ; cash = espèces ; cheque = chèque ; goods = don en
  nature ; transferByPartner = virement par le prestataire ; ussd = USSD ; mobileMoney = mobile money ; inReturn = en
  échange ; nothing = rien ; receivedBy = reçu par ; checkedBy = vérifié par ; checkedByTrustees = vérifié par le
  conseil ; signedBy = signé par ; registration = enregistrement ; taxNumber = numéro fiscal ; replaces = remplace ; seal = sceau ;
  code = code ; void = annulé ; replaced = remplacé ; valid = valable ; validText = texte : valable ; replacedText =
  texte : remplacé ; disputedText = texte : contesté ; voidText = texte : annulé ; noneText = texte : aucun ;
  incomplete = incomplet ; incompleteText = texte : incomplet ; to = à ; range = intervalle de dates ; sum = total ;
  period =
  période ; reach = nous joindre ; safeguarding = protection de l’enfance ; states = états ; cancelled = annulé ;
  cancelledText = texte : annulé ; postponed = reporté ; newDay = nouveau jour ; noDay = sans jour ; postponedText =
  texte : reporté ; over = terminé ; map = carte ; mapNote = note sur la carte ; calendar = calendrier ; add = ajouter ;
  follow = suivre ; onlyMonth = mois seul ; form = formulaire ; still = encore ; left = places libres ; oneLeft = une
  place libre ; taken = pris ; waits = attend ; adults = adultes ; children = enfants ; needs = besoins ; note = note ;
  wheelchair = fauteuil roulant ; sign = langue des signes ; quiet = coin calme ; needs.print = gros caractères ;
  print = papier ; carer =
  accompagnement ; other = autre ; adult = adulte ; buttonOn = bouton avec le jour ; after = après ; closed = fermé ;
  errors = à corriger ; badContact = contact à corriger ; digit = chiffre ; isRight = c’est juste ; unchanged = rien
  n’a changé ; many = beaucoup ; onlyLeft = places qui restent ; onlyOneLeft = une seule place ; network = connexion ;
  large = grand groupe ; tooMany = trop ; off = désactivé ; place = place ; coming = venir ; held = réservé ; heldText =
  texte : réservé ; heldNoEmail = réservé sans e-mail ; confirmed = confirmé ; askedText = texte : demandé ;
  waitingText = texte : en attente ; ahead = avant vous ; oneAhead = un avant vous ; first = premier ; noEmail = sans
  e-mail ; moved = place libérée ; cannot = ne peut pas venir ; cannotText = texte : ne peut pas venir ; cannotButton
  = bouton : ne peut pas venir ; changeButton = bouton : changer ; gone = n’est plus là ; goneText = texte : n’est
  plus là ; goneDone = c’est fait ; eventGone = journée supprimée ; child = enfant ; and = et ; section = partie ;
  project = projet ; all = tout ; latest = dernier ; days = jours ; sums = totaux ; older = plus ancien ; newest = plus
  récent ; fromOne = d’une journée ; list = liste ; how = comment ; each = chacun ; estimate = estimation ; by = par ;
  short = court ; attendances = présences ; partly = en partie ; wholly = en entier ; photos = photos ; goneWhy =
  pourquoi ce n’est plus là ; share = partager ; scan = scanner ; partners = partenaires ; slipAmount = montant du
  bulletin ; slipFor = bulletin pour ; language = langue ; unknown = inconnu ; doneNothing = rien à faire ; onePhoto =
  une photo ; oneRecording = un enregistrement ; recordings = enregistrements ; oneDocument = un document ; documents = documents ; hidden = caché ; ledeDocument = introduction, pour un document ; afterDocument = après, pour un document ; doneText = texte : fait ; without =
  sans carte ; withoutText = texte : sans carte ; call = appeler ; photo = photo ; which = laquelle ; who = qui ; self =
  moi-même ; wish = souhait ; down = retirer ; downHint = aide pour retirer ; cover = masquer le visage ; coverHint =
  aide pour masquer ; words = mots ; answer = réponse ; chooseWho = choisir qui ; chooseWish = choisir le souhait ;
  choosePhoto = choisir la photo ; otherCode = autre code ; hides = est cachée ; afterwards = ensuite ; takenDown =
  retirée ; takenDownWhy = pourquoi retirée ; leaveHint = aide pour quitter ; danger = danger ; us = nous ; foundation
  = fondation ; late = quand il est tard ; yes = oui ; callFirst = appeler d’abord ;
  callFirstAlone = appeler d’abord, seul numéro ;
  files = fichiers ; filesHint = aide pour les fichiers ; buttonLate = bouton, quand il est tard ; kept = gardé ;
  opening = début ;
  look = regarder ; refused = refusé ; problems = problèmes ; tooLarge = trop grand ; busy = occupé ; costly = payant ;
  next = suivant ; titleOf = nom dans l’onglet avec la question ; description = description ; count = nombre ; countOf
  = nombre parmi ; some = quelques ; noneHere = aucun ici ; meant = vouliez-vous dire ; try = essayer ; donate = faire
  un don ; giving = promettre un don ; counted = chiffres ; volunteer = bénévole ; events = journées ; what-we-do =
  ce que nous faisons ; about = qui sommes-nous ; media = revue de presse ; blog = articles ; newsletter = lettre
  d’information ; unsubscribe = se désabonner ; home = accueil ; privacy = vie privée ; kindOfOne = genre
  d’un résultat ; projects = projets ; stories = articles ; news = articles de presse ; pages = pages ; results =
  résultats ; kinds = genres ; only = seulement ; allKinds = tout ; allOf = tous ; marks = accents ; long = trop long ;
  noWords = sans mot ; subject = sujet ; link = lien ; warning = attention ; reminder = rappel ; dear = bonjour ; date =
  date ; attached = pièce jointe ; last = dernier ; corrected = corrigé ; partner = prestataire ; takenByPartner =
  argent repris par le prestataire ; rest = reste ; whole = tout ; why = pourquoi ; guest = personne inscrite ; confirm =
  confirmer ; tomorrow = demain ; planned = maintenu ; notFound = introuvable ; near = proche ; skills = compétences ;
  where = où ; otherwise = sinon ; mission = mission ; vision = vision ; programmes = programmes ; read = lire ;
  readHint = aide pour lire ; carry = porter ; carryHint = aide pour porter ; translate = traduire ; translateHint =
  aide pour traduire ; treat = soigner ; treatHint = aide pour soigner ; placeHint = aide pour la place ; messageHint =
  aide pour le message ; references = références ; firstName = nom de la première personne ; firstContact = contact de
  la première personne ; secondName = nom de la deuxième personne ; secondContact = contact de la deuxième personne ;
  external = formulaire d’un autre site ; before = texte avant le lien ; newTab = nouvel onglet ;
  between = entre enveloppes ; restGoes = où va le reste ; besides = autres montants ; otherIn = autres recettes ;
  onceSpent = une fois dépensé ; onceEnded = à la fin du projet ; hintRest = aide pour le reste ; hintAccount = aide pour le compte public ; mistaken =
  noté comme une erreur ; giftToo = note sur un don ; wentOut = sorti ; wentBack = rendu ; stays = reste ;
  bar = part de l’objectif ; below = sous zéro ; cameIn = entré ; caption = légende du tableau ; charge = frais ; charges = plusieurs frais ; chart = diagramme ; closedByOne = clos par une personne ; closedByTwo = clos par deux personnes ; commands = commandes ; correction = correction ; countedNone = compté sans pièce ; countedOne = compté sur une pièce ; exchanged = changé ; file = fichier ; filter = filtre ; fixes = ligne corrigée ; gifts = dons ; giftsToo = note sur les dons ; giftsWent = corrections de dons ; goal = objectif ; in = entré ; income = recette ; isOpen = mois ouvert ; launch = lancement ; launchPlain = lancement sans mois ; line = ligne ; lines = lignes ; month = mois ; neverAdded = monnaies séparées ; noRest = rien ne reste ; not = limite ; oneCharge = un seul frais ; oneGift = un seul don ; onePerson = une seule personne ; oneVoucher = une seule pièce ; others = autres monnaies ; out = sorti ; passedIn = reçu d’autres projets ; passedOn = transmis ; people = personnes ; pictures = images ; progress = avancement ; progressNone = avancement sans don ; progressOne = avancement avec un don ; purse = enveloppe ; purses = enveloppes ; putIn = versé ; reached = atteint ; refund = rendu ; restOpen = autres lignes du mois ouvert ; seal = sceau ; seals = sceaux ; see = lien vers le compte ; since = depuis ; slices = parts ; spentOn = dépenses ; sumIn = total entré ; sumLeft = total restant ; sumOut = total dépensé ; together = ensemble ; vouchers = pièces ; year = douze mois ; yearFrom = période
`;

const parts = new Map(
  names.split(";").map((pair) => pair.replace(/\s+/g, " ").trim().split(" = ") as [part: string, name: string]),
);

export const nameField: typeof en.nameField = (path) => {
  const named = path
    .split(".")
    .map((part, index, all) => parts.get(`${all[index - 1]}.${part}`) ?? parts.get(part) ?? part)
    .join(" : ");
  return named.charAt(0).toUpperCase() + named.slice(1);
};
