/** Phrases for the jump box about concerns and the numbers to call, parted by commas. */
export const staffAskedSafeguarding = {
  report: `
    worried, something happened to a child, hurt, volunteer behaved badly, teacher beats children, child said something, tell someone, tell the lead,
    raise an alarm, report a person, inappropriate, sexual abuse, child ran away, kid was slapped, a boy told me his uncle hits him,
    bad feeling about a helper, strange behaviour, child is scared, child left alone, not safe at home, something is wrong with a child,
    whom do i tell, say something about a child, touched, threat to a child
  `,
  concerns: `
    what was reported, danger, complaint about a child, safety concerns, open concerns, what became of the report, child safe, confidential notes,
    allegations, incident log, follow up on the case, what happened to the case, next step for a child, read the reports, see the concerns,
    new report about a child, tell the lead, a boy told me his uncle hits him, bad feeling about a helper, teacher beats children, sexual abuse,
    worried, kid was slapped, hurt, child ran away
  `,
  key: `
    recovery key, key of concerns, encryption, secret phrase, open concerns after a loss, recovery words, twelve words, secret words, safety phrase,
    lost the key, lost the recovery phrase, paper with the words, unlock concerns, decrypt, encryption key, private key, master key,
    concerns cannot be opened, print the phrase, where are the secret words, recovery sheet, print the recovery phrase, new recovery phrase,
    make a new phrase, phrase on paper
  `,
  log: `
    who read, who read a concern, safeguarding log, safeguarding history, access to concerns, who looked at a concern, who opened a concern,
    who has seen the report, log of concerns, log of cases, concern log, concern history, access log of concerns, who read the report
  `,
  release: `
    release concerns, old concerns, no lead is left, new safeguarding lead, hand over concerns, open old concerns, old concerns locked,
    unlock older concerns, give concerns to the new lead, new lead cannot read, share old cases, transfer cases, lead has left, hand over cases
  `,
  numbers: `
    emergency numbers, child helpline, who to call in danger, telephone numbers for help, police phone, number to call, hospital, ambulance number,
    999, 116 helpline, ngo hotline, crisis line, numbers for children, safeguarding contact, designated person, who answers when a child is unsafe,
    data protection officer, dpo, quick exit, change police number, telephone for emergencies, help line, fire brigade, emergency numbers page,
    call 112
  `,
} as const;
