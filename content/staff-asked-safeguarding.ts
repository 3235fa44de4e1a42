/** What people type into the jump box who look for concerns and the numbers to call: phrases, parted by commas. */
export const staffAskedSafeguarding = {
  report: `
    worried about a child, abuse, report abuse, a child is in danger, a child told me something bad, somebody hurts a child, safeguarding,
    child protection, concern, incident, report, report something, report something bad, i saw something bad, i am worried, worry, worried,
    something happened to a child, child was hit, child was beaten, he hit a child, a child is being hurt, hurt, bruises, child hurt, touching a child,
    a helper did something bad, volunteer behaved badly, teacher beats children, child is sad, child said something, kid tells me something bad,
    child abuse, tell someone, tell the lead, raise a concern, raise an alarm, new concern, write a concern, file a report, report a person, whistleblow,
    whistleblower, accuse, inappropriate, sexual abuse, violence, neglected, missing child, child ran away, fgm, child marriage, child labour, bullying,
    kid was slapped, child was slapped, he slapped a child, uncle hits him, uncle hits a child, father beats him, boy told me, girl told me,
    a boy told me his uncle hits him, child told me a secret, kid told me, i have a bad feeling, bad feeling about a helper, strange behaviour,
    a helper is strange, helper alone with a child, somebody touched a child, child afraid, child is scared, child cries, hungry child, child left alone,
    not safe at home, i think a child is not safe, child not safe, trouble at home, something is wrong with a child, i want to report, whom do i tell,
    must tell somebody, say something about a child, danger for a child, worried about a girl, worried about a boy, kid in danger, child in trouble,
    beaten, hit, raped, touched, threatened, teacher was violent, someone was violent, somebody shouted at a child, shouting at children, child is unsafe,
    abusive, harassed, groomed, grooming, inappropriate photos, threat to a child
  `,
  concerns: `
    child in danger, report of abuse, someone told us, what was reported, case, incident, urgent report, follow up a report, safeguarding, abuse,
    report abuse, report a concern, child protection, danger, child at risk, incidents, complaint about a child, safety concerns, list of concerns,
    all concerns, open concerns, new concerns, concerns reported, reported concerns, reports of children, cases, open cases, child case, case notes,
    case file, follow-up, follow up on a child, what became of the report, safeguarding cases, safeguarding reports, child safety, child welfare,
    protect children, child safe, is a child in danger, confidential, confidential notes, secret reports, allegation, allegations, accusation,
    incident report, incident log, accident, injury, first aid, social worker, dcp, complaints, complaint, follow up on the case, case of last week,
    what happened to the case, what was done about the child, next step for a child, cases of children, read the reports, read a concern, see the concerns,
    concerns waiting, new report about a child, urgent case, close a case, note to a case
  `,
  key: `
    recovery key, key of concerns, encryption, secret phrase, open concerns after a loss, recovery words, twelve words, secret words, phrase,
    safety phrase, lost the key, lost the recovery phrase, where is the recovery phrase, paper with the words, unlock concerns, decrypt, encryption key,
    private key, master key, concerns cannot be opened, print the phrase, where are the secret words, recovery sheet, print the recovery phrase,
    new recovery phrase, make a new phrase, phrase on paper
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
    numbers to call, emergency numbers, police, helpline, ambulance, child helpline, 112, 116, emergency phone, phone of the police, who to call in danger,
    hotline, childline, emergency number, police number, numbers on the safety page, safety page, safety numbers, phone numbers to call,
    telephone numbers for help, hotline number, change the hotline, change helpline, change the emergency number, emergency call, emergency contact,
    emergency contacts, emergency numbers on the site, police phone, number of the police, child line, helplines, kids line, who do i call, who to call,
    whom to call, number to call, doctor number, hospital, hospital number, ambulance number, 999, 911, 116 helpline, 112 emergency, ngo hotline,
    crisis line, suicide line, numbers for children, numbers for danger, contact person for safety, safeguarding contact, safeguarding officer,
    designated person, who answers when a child is unsafe, privacy contact, data protection officer, dpo, quick exit, hotline number is wrong,
    wrong hotline, police no, no of the police, number of the child line, new helpline number, helpline has changed, change police number,
    number in an emergency, numbers in emergency, telephone for emergencies, call for help, where can a child call, child can call, help line,
    phone for children, phone number on the safety page, ambulance no, fire brigade, hospital no, emergency numbers page, call 112
  `,
};
