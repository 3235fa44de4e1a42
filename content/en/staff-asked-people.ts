/** Phrases for the jump box about the team and one’s own account, parted by commas. */
export const staffAskedPeople = {
  changePassword: `
    change my password, new password, my password, another password, password, reset my password, change password, change my name, change my email,
    change my photo, my profile, my picture
  `,
  team: `
    who is on the team, all users, manage users, board members, who has a login, access rights, editor rights, let maria see only the money,
    treasurer role, remove her, block a user, colleague cannot log in, send a new password link, reset somebodys password, phone of a colleague lost,
    contact list of staff, left the charity, no longer works here, take his login away, close an account, who can see concerns, who can publish,
    our people, is she still on the team, what may a writer see
  `,
  trustees: `
    board of trustees, address of the trustees, trustee email, confirm a colleague, second person, nobody else can agree, only two of us,
    we are only two, counts as one person
  `,
  createUser: `
    let a volunteer in, invite a treasurer, invite by email, add staff, new colleague login, create login, open an account, add co-worker,
    add a teammate, add team member, add an editor, add person, new employee, onboard a colleague, hire, give maria access, register a user,
    sign up a colleague, intern starts monday, give bola access, needs a password for a new person, new volunteer needs access, get someone on board,
    set up an account, new admin account
  `,
  invite: `
    invite, invitation, invite a volunteer, invite a colleague, give somebody access, send an invitation, invite a person, invite people, invite maria,
    invite someone to the team, invite a friend, invite staff, send invite, invite link, invitation link, invite by mail, invite a writer,
    invite an editor, send an invite, invite the new intern, send her a login, send him an invitation, invite by phone, ask someone to join the team,
    bring someone on the team
  `,
  makeAdmin: `
    change a role, give rights, remove a user, delete a user, who is admin, somebody left, a colleague forgot the password, make her admin,
    make him an admin, give admin rights, new admin, second admin, become admin, promote to admin, make someone boss, make somebody an editor,
    make a lead, make tunde admin, make maria admin, make her boss, another admin, one more admin, he should be admin, give full rights, full access
  `,
  account: `
    sign out everywhere, my job title, own account, my page, my details, my information, my login, my email address, new email for login,
    profile photo, name spelled wrong, i got married, my role, what may i do, my phone number, user settings, where am i logged in, sessions,
    delete my account, my last name, new surname, my picture is old, change my picture, about me, display name
  `,
  twoStep: `
    two-factor, 2fa, two factor authentication, recovery codes, mfa, 2 step, asks for a code, six digits, authenticator app,
    stolen phone cannot log in, phone broken, changed my phone, move to another phone, new handset, extra security, safer login, secure my account,
    protect my account, sim card lost, code doesnt come, got a new phone, phone fell in water, set up the authenticator, second lock,
    double check at login
  `,
  appearance: `
    dark mode, light, colours of the staff area, black background, dark theme, white screen, glare, bright, high contrast, reading glasses,
    hard to read, make letters bigger, font bigger, zoom, display settings, accessibility, less animation, motion, screen hurts my eyes at night,
    cannot read the small letters, tiny text, big letters, make text larger, day mode, dim
  `,
  everywhere: `
    log out everywhere, log out all devices, end all sessions, stolen phone, somebody uses my account, sign out of all devices, sign out other phones,
    log me out everywhere, left logged in, forgot to log out, still logged in on another computer, somebody has my password, someone knows my password,
    my account was hacked, someone else is in my account, kick out, end other sessions, log out from the cyber cafe, logged in at the cyber cafe,
    still logged in at the library, left my account open, forgot to sign out at the office, lost laptop sign out, laptop stolen
  `,
  password: `
    password, passcode, login details, change pass word, pwd, password lost, forgot password, reset password, set a new password,
    password does not work, weak password, cant log in, cannot sign in, pin, secret word, cannot remember my password, need a new password,
    want a new password, change the password, new pass word, my password is old, make my password stronger, somebody saw my password,
    write a new password
  `,
} as const;
