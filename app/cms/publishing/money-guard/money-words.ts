/**
 * Words in the languages of the words guard, as parts of regular expressions for folded text (lower case, no tone
 * marks).
 */

/** Words for an account: the name of any bank, or "bank" itself, beside a number. */
const accountWords =
  "accounts?|acct|a/c|acc(?: no| number|:)|nuban|iban|swift|sort code|routing|compte|rib|akaunti|akanti|akawnti|asusun? banki|banki?|banque|bank(?:ing)?|gt ?bank|gtb|gtco|zenith|uba|fcmb|ecobank|wema|alat|polaris|fidelity|stanbic|keystone|providus|jaiz|titan|kuda|moniepoint|opay|o-pay|palmpay|kcb|absa|stanchart|equity|co-?op|ncba|dtb|capitec|fnb|nedbank|wallets?";

/** Words that always mean paying. */
const strongPayWords =
  "pay(?:s|ing|ments?|able|ee)?|lipa|mpesa|m-pesa|m pesa|momo(?:pay)?|mobile money|airtel money|orange money|mtn money|tigo pesa|mixx|ecocash|chipper|vodafone cash|telecel cash|free money|e-money|opay|o-pay|palmpay|paga|flutterwave|paystack|paypal|zelle|cash ?app|venmo|western union|moneygram|remit\\p{L}*|transfer(?:s|red)?|deposits?|donat\\p{L}+|gifts?|offering|contributions?|money|cash|kudi|kyauta\\p{L}*|gudummawa|owo|ego|onyinye|pesa|mchango|michango|argent|dons?|cotis\\p{L}*|virements?|verse[rz]?|versements?|paye[rz]|paiements?|depose[rz]|wizall|moov money|orange money|(?:with|by|on|via|through|use|par|avec|sur|kwa) wave|wave (?:number|account|money|no|:)|pay ?bill|buy goods|till ?(?:no|number|#|:|\\d)";

/** Words that ask for a gift, but have other meanings also. */
const weakPayWords =
  "send|sends|sending|sent|give|giving|support|drop|contribute|help us|tura|aika|taimaka|fi ranse|ran wa lowo|zite|nye|tuma|toa|changia|envoye[rz]|donne[rz]|aide[rz]|soutene[rz]|offre[rz]|contribue[rz]|transfere[rz]|epp?e";

/** Words beside which a number is a telephone number. */
const callWords =
  "calls?|called|ring|rings|phones?|tel|telephones?|whatsapp|sms|text|texts|dial|fax|reach(?:ed)?|contacts?|hotline|helpline|childline|kira|pe wa|pe|kpoo|piga simu|simu|appele[rz]|telephone|answers?|speak|talk|office hours|messages?|send (?:(?:a|an|us|your|the|her|his|their|me|list of|of) ?){0,3}(?:messages?|texts?|names?|photos?|pictures?|forms?|cv|list|details|questions?|reports?|letters?|applications?|reply|answer|address(?:es)?)";

/** Words for other numbers that organisations write, such as registration numbers. */
const otherNumbers =
  "rc|cac(?:/it/no)?|reg(?:istration|ister\\p{L}*)?|tin|tax|permits?|licen[cs]es?|licences?|certificate|serial|batch|lot|invoice|isbn|issn|nin|jamb|matric|folio|plot|block|p\\.? ?o\\.? ?box|bp|boite postale|postcode|order|parcel|container|tickets?|flight|suit|model|meeting|passcode|ninea|pbo|charity|employer|pension|survey|patent|act|article|visits?|views?|litres?|edition|case|ref(?:erence)?|matricule|siret|camera|employee|versions?";

/** Words beside the number under which an authority registers an organisation. */
const registrationWords =
  "registration|registered|registry|reg|certificates?|cert|incorporat\\p{L}*|ngo|cac|rc|pbo|cbo|charity|societies act|immatricul\\p{L}*|enregistre\\p{L}*|recepisse|agrement|ninea|ong|ngo board|coordination board";

/** Words right before a merchant's number. */
const merchantWords =
  "pay ?bill|till|buy ?goods|merchant|momopay|business|agent|lipa|m-?pesa|code marchand|marchand|ussd|namba ya kampuni";

const folded = (pattern: string) => pattern.replaceAll("\\p{L}", "[a-z]");
const word = (pattern: string) => new RegExp(`(?<![a-z0-9])(?:${folded(pattern)})(?![a-z0-9])`);

export const account = word(accountWords);
export const strongPay = word(strongPayWords);
export const weakPay = word(weakPayWords);
export const call = word(callWords);
export const other = word(otherNumbers);
export const registration = word(registrationWords);
/** Words at the end of the text before a number. */
export const merchantBefore = new RegExp(
  `(?<![a-z0-9])(?:${folded(merchantWords)})(?: ?(?:no|num|number|code|namba|numero|id|is|:|#|-|\\.)){0,3}[ :#.-]{0,3}$`,
);
/** Words at the end of the text before a telephone number: "Phone:", "tel. no.", "call us on". */
export const callBefore =
  /(?<![a-z0-9])(?:tel|telephone|phone|fax|mobile|whatsapp|call|ring|hotline|helpline)(?: ?(?:us|no|number|on|at|only|:|#|\.)){0,3}[ :#.(-]{0,3}$/;
/** Words at the end of the text before another number. */
export const otherBefore = new RegExp(
  `(?<![a-z0-9])(?:${folded(otherNumbers)})(?: ?(?:id|no|num|number|numbers|code|is|:|#|\\.)){0,3}[ :#.(/-]{0,3}$`,
);

/** Payment sites, of which every page counts. */
export const payHosts =
  "paystack.com paystack.shop flutterwave.com rave.flutterwave.com flw.link monnify.com remita.net interswitchgroup.com quickteller.com paga.com opayweb.com opay.com.ng palmpay.com kuda.com chipper.cash selar.co selar.com payaza.africa squadco.com paypal.me paypal.com stripe.com wise.com revolut.me revolut.com cash.app venmo.com gofundme.com gofund.me justgiving.com globalgiving.org donorbox.org ko-fi.com buymeacoffee.com patreon.com mchanga.africa m-changa.com m-changa.africa zeffy.com givebutter.com everydayhero.com leetchi.com helloasso.com wave.com mtn.momo pesapal.com dpogroup.com cellulant.io yoco.com payfast.co.za payfast.io ozow.com snapscan.io paydunya.com cinetpay.com fedapay.com kkiapay.me hubtel.com expresspaygh.com slydepay.com coinbase.com binance.com trustwallet.com opay.ng opay.com opaycheckout.com palmpay.app moniepoint.com moniepoint.me piggyvest.com carbon.ng getcarbon.co fairmoney.io vfd-mfb.com chippercash.com chipper.me lemfi.com grey.co geegpay.africa nala.com taptapsend.com sendwave.com worldremit.com remitly.com westernunion.com moneygram.com zellepay.com skrill.com payoneer.com bunq.me monzo.me settleup.app tikkie.me swish.nu interac.ca paytm.me phonepe.com razorpay.me razorpay.com rzp.io nomba.com korapay.com kora.link lenco.co bumpa.shop paystack.link disha.page safaricom.co.ke airtel.africa orange-money.com djamo.ci strike.me getalby.com blink.sv".split(
    " ",
  );

const providers =
  "wave|orangemoney|orange-money|momo|mpesa|m-pesa|paystack|flutterwave|paypal|opay|palmpay|moniepoint|wizall|moov|kuda|chipper|ecocash|airtelmoney|mtnmoney|freemoney|westernunion|moneygram";

/** A name of a wallet, or a word of paying, as a part of an unknown host: "wave-friends.example". */
export const payInHost = new RegExp(
  `(?<![a-z])(?:${providers}|pay|payer|payment|paiement|paie|don|dons|donate|donation|money|argent|wallet|cash|virement|cagnotte|mchango|changia)(?![a-z])|(?:orangemoney|mpesa|paystack|flutterwave|paypal|palmpay|moniepoint|westernunion|moneygram|wavemoney)`,
);

/** A sentence that sends payers to a host without scheme: "Pay at friends.example". */
export const payAtHost =
  /(?<![a-z])(?:paye[rz]|donne[rz]|verse[rz]|cotise[rz]|envoye[rz] (?:votre don|l'argent|de l'argent)|faites un don|pay|donate|give|lipa|changia|toa)(?![a-z])[^.!?\n]{0,30}?(?:sur|via|at|on|par|through|kwa|avec)(?: notre| le| our| the)?(?: site)?[ :]*$/;

/** Words beside which an e-mail address of others gives out payment details. */
export const mailPay = word(
  "coordonnees|rib|iban|virements?|comptes?|dons?|donateurs?|cotisations?|paiements?|payer|verser|argent|wave|orange money|bank details|account (?:details|numbers?)|payments?|donat(?:e|ing|ions?|ors?)|gifts?|pay|transfer|receipts? of gifts|pesa|mchango|kudi|owo",
);

/** Hosts of short links, which hide their destination. */
export const shortHosts =
  "bit.ly bitly.com t.co tinyurl.com forms.gle goo.gl cutt.ly is.gd v.gd ow.ly buff.ly rebrand.ly rb.gy shorturl.at shorturl.asia t.ly tiny.cc tiny.one s.id lnkd.in linktr.ee lnk.bio beacons.ai linkin.bio dub.sh short.io soo.gd bl.ink shrtco.de qr.ae qrco.de me-qr.com snip.ly adf.ly surl.li u.to x.co gg.gg dlvr.it shorte.st page.link wa.link".split(
    " ",
  );

/** Words that ask for money, in the text of a link or beside it. */
export const linkPay = word(
  "pay|paying|payments?|paye[rz]|paiements?|donne[rz]|soutenez|cotise[rz]|give|giving|donat(?:e|ing|ions?)|gifts?|contribut(?:e|ions?)|transfer|send money|chip in|fund us|support us|sponsor (?:a|one) (?:child|girl)|checkout|account (?:details|number)|bank details|fadakudi|bada kyauta|kyauta|toa|changia|mchango|lipa|don|dons|donner|faites un don|verser|doar|doe|doacao",
);

/** Words that ask for money, in the sentence of a link. */
export const sentencePay = word(
  "pay|payments?|paye[rz]|paiements?|donnez|cotise[rz]|envoyez votre don|donat(?:e|ing|ions?)|your (?:gift|contribution)|give (?:here|now|today|online|at|via|through|by|on|with|to us|your)|giving (?:page|link)|contribute|transfer|send money|chip in|fund us|support us|(?:bank|account) details|lipa|changia|mchango|kyauta|(?:un|votre|vos) dons?|verser|doar|doacao",
);

/** Words near which a telephone call may give out another account. */
export const moneyTalk = word(
  "accounts?|acct|a/c|bank(?:ing)? (?:details|information|info|numbers?)|where to (?:pay|send|give)|details of (?:the|our) bank|support us|pay|paying|payments?|give|giving|gifts?|donat(?:e|ing|ions?|ors?)|contribut(?:e|ions?)|transfer(?:s|ring)?|paybill|pay bill|send money|akaunti|akanti|compte|kudi|kyauta|owo|pesa|mchango|changia|lipa|ego|coordonnees|argent|virements?|verse[rz]|paye[rz]|paiements?|cotis\\p{L}*|(?:un|le|votre|vos|les|faire|de) dons?|numero (?:wave|orange money|momo)",
);
/** The same words with other meanings, such as "give us a call". */
export const noMoneyTalk =
  /(?<![a-z])(?:give (?:us |me |him |her |them |the office )?a? ?(?:call|ring|shout)|(?:give|donat(?:e|ing)) (?:blood|books|clothes|toys|food)|pay (?:attention|at the gate|a visit)|on account of|gift shop|transfers? of (?:the )?(?:pupils|children))(?![a-z])/g;
