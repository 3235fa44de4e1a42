/** Phrases for the jump box about the foundation's settings, design and features, separated by commas. */
export const staffAskedFoundation = {
  settings: `
    we moved office, opening hours, configure, preferences, setup, admin settings, about our charity, organization, ngo details, set things up,
    company details, basic information, site title, tagline, founded, year we started, town, headquarters, office hours, change our name and address,
    where are the settings, general options, main settings, our data, foundation page
  `,
  general: `
    name of the foundation, telephone, address, our address, office, about the foundation, basic details, our name and address, phone of the office,
    office phone, contact details, contact info, contact information, our contacts, how people reach us, where we are, our location, postal address,
    po box, street address, telephone number, our phone, charity name, ngo name, founding year
  `,
  figures: `
    headline numbers, numbers on the site, how many children we reached, big numbers on the home page, counters on the home page,
    numbers on the front page, change the big numbers, number of children on the homepage, figures of the home page
  `,
  spending: `
    where the money goes, overheads, administration costs, percent, percentages, pie chart, share of each purpose, how donations are spent,
    what is the money used for, how much goes to children, how much of it reaches the kids, spending, spending breakdown, budget shares, use of funds,
    use of money, admin costs, salaries, running costs, expenses, expenditure, donation split, how much goes to kids, percent for children,
    percent for admin
  `,
  social: `
    facebook, youtube channel, instagram, twitter, linkedin, social media icons, insta, ig, fb page, tweet, youtube link, whatsapp group link,
    telegram, threads, snapchat, add our tiktok, handle, hashtag, follow buttons, new instagram, tik tok, social network, icons in the footer,
    facebook address, x link
  `,
  retention: `
    delete old messages, delete old data, months, keep the log, how long do we keep things, how long do we store data, how long are messages kept,
    keep messages, storage time, when is data deleted, automatic deletion, auto delete, data retention, retention period, delete after months,
    how many months, old messages disappear, old records, clean old data, expiry of data, how long do we keep mails, how long are things stored,
    keep for how long, delete messages after a year, how old data
  `,
  country: `
    clock, move abroad, daylight saving, ghana cedis, rand, kenya shillings, ugx, usd, wrong currency, show amounts in dollars, exchange rate,
    nigeria, uganda, one hour off, date format, language and region, locale, public holidays, week starts on, euros instead of pounds,
    dollars instead of naira, time difference, summer time, gmt, west africa time
  `,
  use: `
    modules, switch things off, turn off a feature, turn on, enable, activate, add-ons, what the site can do, we do not need this, hide events,
    too many menus, make it simpler, close sign-ups for good, stop volunteers, stop the newsletter box, shop, dont want the newsletter,
    dont want online gifts, take away a feature, bring back a part, why is it gone from the menu, menu entry is missing, install a plugin, hide parts,
    stop donations on the site
  `,
  look: `
    bigger letters, font size, change the picture at the top, dark header, brand colours, make the site pretty, prettier, layout, customise, css,
    skin, typeface, lettering, banner image, cover picture, background picture, tab icon, drawing, name in the header, purple to green,
    picture on the front, house style, theme options, modern design, favicon wrong
  `,
  pages: `
    holiday closing, when are we open, edit the contact page, home page words, spelling mistake, correct the website, fix wording, about us,
    our story page, history of the foundation, founder text, typo in the footer, label of a button, translate, site content, error page text,
    change the slogan, wrong sentence, old text on the page, page is outdated, update the about page, swahili version, button says donate,
    change menu names, big headline on the front
  `,
} as const;

/** The same for fields of the settings, by name. */
export const askedOfSettings: Partial<Record<string, string>> = {
  name: "name of the foundation, our name, rename the foundation, change the name, new name of the charity, our name is wrong",
  kind: "what we are, kind of organisation, foundation or charity, ngo or foundation",
  nameMeaning: "meaning of our name, what our name means, why are we called that, tabasamu meaning",
  founded: "founding date, when were we founded, year of founding, founded in",
  phone:
    "phone number, telephone number, our number, wrong phone number, new number, our phone number, the phone number, our phone changed, change our phone number, phone number on the site, wrong number, change our phone, call us number, office line",
  email:
    "our email address, contact email, new email address, where messages go, our new email, put in our new email, where do i put our email, change our email, email on the site, info address, our email changed",
  town: "our town, city, which town, place of the foundation",
  headOffice:
    "our address, our address has changed, new address, office address, we moved, new office, moved office, new street, address on the site, head office, moved to a new office",
  safeguardingContact: "safeguarding contact, who answers for children, name of the safeguarding lead on the site",
  safeguardingPhone: "safeguarding phone, number of the safeguarding lead, telephone when a child is not safe",
  privacyContact: "privacy contact, who answers for data, data protection contact",
  volunteerFormUrl: "google form, volunteer form, link to the volunteer form, form for volunteers",
  introVideoId:
    "youtube film, video on the about page, our film, youtube clip, youtube video, film, video, change the video, new video, promo video, vimeo",
  messageMonths: "how long messages stay, delete messages after, months of messages",
  auditLogMonths: "how long the log stays, months of the log",
  countFaces: "count faces in photos, face detection, face recognition, ai for faces",
  legalName: "legal name, full legal name, registered name, name on receipts",
  registration:
    "charity number, registration number, registered charity, cac number, ngo number, rc number, certificate of registration, company number",
  taxNumber: "tin, tax id, kra pin, tax identification, our tax number",
  address: "address on a receipt, postal address for receipts",
  signatory: "who signs receipts, signature on receipts, name under the receipt",
  signatoryRole: "role of who signs, title under the signature",
  taxSentence: "sentence on receipts, tax sentence, tax wording",
  taxCertificate: "tax exemption, exemption certificate, tax exempt number",
  taxExpiry: "exemption expires, certificate expires, expiry of the tax certificate",
  prefix: "reference prefix, letters of the reference, prefix of references",
};

/** Other names of features that a foundation can switch off, by the keys of the switches. */
export const askedOfSwitches: Partial<Record<string, string[]>> = {
  gifts: ["donations", "giving", "donate page", "donate button"],
  spending: ["vouchers", "books", "public accounts"],
  statements: ["statements", "bank import"],
  volunteers: ["helpers", "volunteer form"],
  guests: ["sign-ups", "registrations", "guests", "guest list", "events"],
  newsletter: ["mailing list", "newsletter box"],
  recordings: ["read aloud", "audio", "voices"],
};

/** The same for fields of the design. */
export const askedOfLook: Partial<Record<string, string>> = {
  logo: "new logo, our logo, logo is old, upload logo, emblem, badge, logo, new logo from the designer, put in our logo, replace the logo, change logo, swap logo, logo of the foundation, where is the logo, wrong logo, picture of our logo, mark",
};
