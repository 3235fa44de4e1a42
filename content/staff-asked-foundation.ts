/** What people type into the jump box who look for the settings of the foundation, its look, what it uses: phrases, parted by commas. */
export const staffAskedFoundation = {
  settings: `
    we moved office, opening hours, about the foundation, office address, settings, options, configure, configuration, preferences, setup, site settings,
    setting, general settings, settings page, site options, admin settings, foundation details, our details, details of the charity, about our charity,
    organisation details, organization, ngo details, charity details, change our details, change settings, set things up, company details,
    basic information, our information, general, site title, tagline, founded, year we started, town, headquarters, office hours,
    change our name and address, all settings, where are the settings, set up our details, details about us, general options, main settings,
    settings of the foundation, wordpress settings, our data, foundation page
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
    how much goes to the children, where the money goes, overheads, administration costs, percent that is spent, percent, percentages, pie chart,
    share of each purpose, how donations are spent, how we spend, how money is spent, what is the money used for, how much goes to children,
    how much of it reaches the kids, share for children, spending, spending breakdown, budget, budget shares, use of funds, use of money, admin costs,
    admin cost, salaries, running costs, expenses, expenditure, breakdown of money, cost chart, where does the money go, what we spend, donation split,
    how much is for admin, how much goes to admin, how much goes to kids, percent for children, percent for admin, share of admin,
    how much of a gift goes to the children, where does my money go, use of donations, what do we spend on
  `,
  social: `
    facebook, instagram link, our tiktok, youtube channel, follow us, instagram, twitter, tiktok, linkedin, youtube, whatsapp, social media, facebook link,
    social media links, socials, our socials, social links, social media icons, our instagram, insta, ig, fb, fb page, our facebook, facebook page, tweet,
    youtube link, whatsapp channel, whatsapp group link, whatsapp link, telegram, threads, snapchat, link to facebook, links in the footer, add our tiktok,
    handle, handles, hashtag, follow buttons, our facebook changed, new instagram, tik tok, our tik tok, our youtube, social network, social networks,
    icons in the footer, follow us links, facebook address, our pages on social media, wrong facebook link, twitter link, linkedin page, x link
  `,
  retention: `
    retention, how long do we keep messages, delete old messages, delete old data, months, keep the log, how long do we keep things,
    how long do we store data, how long are messages kept, keep messages, storage time, when is data deleted, automatic deletion, auto delete,
    data retention, retention period, delete after months, how many months, old messages disappear, old records, clean old data, expiry of data,
    how long do we keep mails, how long do we keep data, how long are things stored, keep for how long, when are old messages deleted,
    delete messages after a year, how old data
  `,
  country: `
    currency, time zone, clock, shilling, naira, where we are, move abroad, daylight saving, euros, pounds, other currency, naira or shillings,
    change the country, law of our country, clock is wrong, money, euro, dollar, dollars, pound, pounds sterling, cedi, cedis, ghana cedis, rand, franc,
    cfa, kenya shillings, ksh, ugx, ngn, usd, eur, gbp, wrong currency, change currency, currency sign, currency symbol, show amounts in dollars,
    which money, default currency, exchange rate, country, our country, wrong country, move to another country, kenya, nigeria, ghana, uganda, wrong time,
    time is wrong, times are wrong, one hour off, timezone, date format, local time, region, language and region, localisation, locale, public holidays,
    week starts on, which currency, wrong money sign, show naira, show shillings, show cedis, money sign, change to dollars, change to euros,
    euros instead of pounds, dollars instead of naira, use cedis, use shillings, we work in kenya now, we are in ghana, wrong hour, hour is wrong,
    hour is wrong on events, time on the site is wrong, time difference, summer time, gmt, west africa time, nairobi time
  `,
  use: `
    features, turn off, modules, disable, switch, switch off, capabilities, we do not need events, hide what we do not use, remove a feature,
    we do not use this, switch things off, switch off a part, turn things on, turn on a feature, turn off shop, turn off a feature, turn something off,
    turn on, enable, enable a feature, activate, deactivate, disable a feature, plugins, plugin, add-ons, addons, extensions, apps, widgets, components,
    parts of the site, what the site can do, what do we use, we dont use this, we do not need this, we dont need it, hide a menu, hide a page,
    hide a section, hide donations, hide events, hide the newsletter, remove from the menu, too many menus, make it simpler, simplify,
    close sign-ups for good, stop volunteers, stop the newsletter box, shop, webshop, merchandise, comments, forum, module, toggles, on and off,
    we dont need volunteers part, we dont need events, we dont use events hide them, we do not take gifts, dont want the newsletter,
    dont want online gifts, take a part away, take away a feature, remove a part of the site, switch a part on, bring back a part, is this switched on,
    what is switched off, why is it gone from the menu, menu entry is missing, part is missing, feature missing, install a plugin, add a feature,
    more features, hide parts, stop donations on the site, stop sign-ups on the site, turn off sign-ups, turn off online sign up
  `,
  look: `
    colours, colors, bigger letters, letter size, font size, text size, style of the site, make it prettier, design of the site,
    change the picture at the top, dark header, palette, design, theme, brand, fonts, style, background, icon of the site, favicon, change colours,
    change the colour, change colors, colour of the site, main colour, brand colours, our colours, purple is ugly, too purple, colour scheme,
    appearance of the site, look of the site, looks, looks old, make the site pretty, prettier, redesign, layout, template, theme of the site, customize,
    customizer, customise, styles, css, skin, font, typeface, lettering, letters on the site bigger, bigger text on the site, larger letters on the site,
    headings, header image, banner image, cover picture, background picture, branding, brand identity, tab icon, browser icon, app icon, drawing, pattern,
    dark logo, name in the header, purple to green, make the site green, make the site blue, other colours, nicer colours, new colours, change the design,
    change the look, change the font, other font, change the letters, letters bigger on the site, site letters too small,
    make the letters on the site bigger, picture at the top of the site, picture on the front, house style, themes, theme options, make it look better,
    site looks boring, modern design, favicon wrong
  `,
  pages: `
    holiday closing, closed for the holidays, office closed, we are closed, closed over christmas, closed at easter, opening hours, office hours,
    when are we open, say that we are closed, change the about us page, text of the about us page, edit the contact page,
    static text, static page, text of the site,
    about page, words of a button, translate a page, menu names, home page words, change the text on the home page, front page text, typo on the website,
    about us text, headline of the home page, what the website says, footer text, button text, menu text, words of the site, website text, wording, texts,
    headings, change a sentence, edit the website, spelling mistake, titles, typo, typos, spelling, spelling error, wrong word, wrong word on the site,
    fix a typo, mistake on the website, error in the text, correct a text, correct a word, correct the website, fix text, fix the text on a button,
    fix wording, change wording, change text, change a word, change words, edit text, edit texts, edit words, edit website text, change what it says,
    change homepage text, change home page, homepage, home page, home page text, front page, front page words, main page text, welcome text, slogan,
    our motto, motto, mission statement, our values, about, about us, about us page, who we are, our story page, history of the foundation, founder text,
    founders page, contact page text, footer, typo in the footer, header text, menu words, name of a button, button, buttons, button words,
    rename a button, label of a button, change donate button text, translate, translation, translate the site, language, swahili, french, yoruba, pidgin,
    heading on a page, title of a page, text blocks, content of pages, content, site content, copy, copywriting, website words, elementor, page builder,
    edit page, privacy text, text of the donate page, thank you page, error page text, email wording, wording of emails, change the slogan,
    footer spelling, spelling in the footer, word is wrong, wrong sentence, old text on the page, page is outdated, about us is outdated, text is outdated,
    update the about page, update the text, rewrite the about page, rewrite the home page, opening words, opening words of the home page,
    first sentence of the site, welcome words, words on the front page, change a title, other words, better words, text on the donate page,
    text on the contact page, text of the volunteer page, swahili version, french version, other language, website in french, translate a button,
    name of the button, what the button says, button says donate, menu says, name in the menu, change menu names, grammar, mistake in a word,
    mistake on a page, small mistake, website copy, sentences of the site, big headline, big headline on the front, headline on the front page,
    big words on the front page, first words, change the headline, change headline, founder page
  `,
};

/** The same for a field of the settings, by its name. */
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

/** Other names of what the foundation can switch off, by the keys of the switches. */
export const askedOfSwitches: Partial<Record<string, string[]>> = {
  gifts: ["donations", "giving", "donate page", "donate button"],
  statements: ["statements", "bank import"],
  volunteers: ["helpers", "volunteer form"],
  guests: ["sign-ups", "registrations", "guests", "guest list", "events"],
  newsletter: ["mailing list", "newsletter box"],
  recordings: ["read aloud", "audio", "voices"],
};

/** The same for a field of the look. */
export const askedOfLook: Partial<Record<string, string>> = {
  logo: "new logo, our logo, logo is old, upload logo, emblem, badge, logo, new logo from the designer, put in our logo, replace the logo, change logo, swap logo, logo of the foundation, where is the logo, wrong logo, picture of our logo, mark",
};
