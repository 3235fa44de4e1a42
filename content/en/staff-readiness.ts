/**
 * Items of the checklist: a label, and an instruction. The loader of the staff home page reads them, not its script.
 */
export const staffReadiness = {
  name: ["Name", "The name on every page"],
  bank: ["Bank details", "Where gifts go: your own accounts. Read every digit twice"],
  hero: ["A large photo at the top of the home page", "Or keep the drawing"],
  post: ["First post", "Three sentences are enough"],
  people: ["Invite someone", "Two people who can sign in are safer than one"],
  mail: ["Email that arrives", "Name a mail server, then send something"],
  backups: ["A backup in another place", "A copy of the last two days on this machine, and one in another place"],
  https: ["An address with https", "Set SITE_URL; the doctor says what is missing"],
  admins: ["Two admins", "If one is ill, the other can help"],
  twoStep: ["Two-step sign-in for admins", "A password alone can be guessed or stolen"],
  contacts: ["Safeguarding and privacy contact", "Name a person for child safety and one for people’s data"],
  help: ["Numbers to call", "Confirm the police and call a helpline once: only then are they on the safeguarding page"],
  protecting: ["Pages that protect", "Read each page aloud, then confirm it"],
  sample: ["Sample content gone", "Remove what you did not change"],
  words: ["Own words on each page", "Check home, about, what we do and donate"],
  claims: ["What the sample said about you", "Confirm each sentence, or rewrite it"],
  logo: ["A logo", "The icons of browsers and phones come from it"],
} satisfies Record<string, [label: string, todo: string]>;
