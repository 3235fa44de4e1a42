/** What people type into the jump box who look for the team and one’s own account: phrases, parted by commas. */
export const staffAskedPeople = {
  changePassword: `
    change my password, new password, my password, another password, password, reset my password, change password, change my name, change my email,
    change my photo, my profile, my picture
  `,
  team: `
    she left, he left, let somebody see only the money, what may a person see, block somebody, disable an account, take rights away, who can log in,
    who can edit, someone left, remove a colleague, new colleague, give access, take access away, change a role, make somebody treasurer, list of staff,
    former volunteer, reset a password for somebody, users, people, team, team members, staff, roles, permissions, accounts, colleagues, admins, members,
    team list, our team, our staff, who works here, who is on the team, who is in the team, user list, all users, user management, manage users,
    manage team, logins, staff accounts, coworkers, co-workers, workers, employees, hr, board, board members, trustees, who has access, who has a login,
    who can see what, who can see the money, who may see donors, access rights, access levels, user roles, user rights, rights, permission levels,
    give rights, editor rights, let maria see only the money, let her see only posts, what can an editor do, roles of people, change her role,
    change roles, promote, demote, administrator, admin, admins of the site, who is admin, make her treasurer, treasurer role, safeguarding lead role,
    remove a user, remove her, remove him from the team, remove access, revoke access, block a user, lock an account, delete a login, delete an account,
    she left us, he does not work here anymore, staff left, intern finished, fired, resigned, former staff, she forgot her password,
    colleague cannot log in, colleague locked out, send a new password link, reset somebodys password, reset two-step for someone,
    phone of a colleague lost, contact list of staff, bola left the charity, has left, left the charity, left the foundation, he left us,
    no longer with us, no longer works here, stopped working here, quit, take her off the team, take his login away, stop her access, close an account,
    who can see donors, who can see donations, who can see the gifts, who can see concerns, who can publish, who may do what, which role, what is a lead,
    what can a writer do, give more rights, more rights, fewer rights, less rights, see only the money, only see the money, only posts, treasurer only,
    reset a colleague, a colleague forgot, password of my colleague, colleague lost her phone, colleague has a new phone, list of colleagues,
    list of team members, my colleagues, who is my colleague, phone numbers of colleagues, our people, the office team, is she still on the team,
    what can an editor see, what can editors do, what may a writer see, what a treasurer can see, who is an editor, list of editors
  `,
  trustees: `
    board of trustees, address of the trustees, trustee email, confirm a colleague, second person, nobody else can agree, only two of us,
    we are only two, counts as one person
  `,
  createUser: `
    let a volunteer in, invite a treasurer, invite by email, new colleague, add a colleague, give somebody access, new volunteer login,
    create an account for somebody, add a person, add a user, new user, new account, new member, add staff, new user account, new login,
    new colleague login, login for maria, login for a colleague, create login, create account, open an account, make an account, account for the treasurer,
    account for an intern, add user, add a coworker, add co-worker, add a teammate, add team member, add someone to the team, add an editor, add an admin,
    add a writer, add person, new person, new person on team, new staff, new team member, new employee, new intern, someone new starts, somebody new joins,
    onboard a colleague, hire, give maria access, give her access, give access to a colleague, let her in, let him in, let someone in, register a user,
    sign up a colleague, give the treasurer a login, login for the treasurer, login for the new intern, intern starts monday, new colleague starts,
    someone starts on monday, give bola access, give him access, give a volunteer access, give my colleague access, colleague needs access,
    she needs a login, he needs an account, needs a password for a new person, new volunteer needs access, add my colleague, add bola, add maria,
    add the treasurer, add a board member, get someone on board, set up an account, sign up a new colleague, new co-worker, new admin account
  `,
  invite: `
    invite, invitation, invite a volunteer, invite a colleague, give somebody access, send an invitation, invite a person, invite people, invite maria,
    invite someone to the team, invite a friend, invite staff, send invite, invite link, invitation link, invite by mail, invite a writer,
    invite an editor, send an invite, invite the new intern, send her a login, send him an invitation, invite by phone, ask someone to join the team,
    bring someone on the team
  `,
  makeAdmin: `
    change a role, make admin, give rights, remove a user, delete a user, who is admin, somebody left, a colleague forgot the password, make her admin,
    make him an admin, give admin rights, admin rights, new admin, second admin, become admin, promote to admin, make someone boss,
    make somebody an editor, make a lead, make tunde admin, make maria admin, make her boss, another admin, one more admin, he should be admin,
    give full rights, full access
  `,
  account: `
    my email, my name, my name is wrong, change my name, my picture, my profile, sign out everywhere, my job title, my account, account, profile,
    my settings, my data, own account, security, me, my page, my details, my information, my login, my username, user name, my email address,
    change my email, my email changed, new email for login, my photo, profile picture, profile photo, my face, avatar, my name misspelled,
    name spelled wrong, i got married, rename me, my role, my rights, what may i do, my title, my phone number, personal settings, user settings,
    account settings, edit profile, my preferences, my devices, where am i logged in, sessions, my sessions, delete my account, my surname changed,
    my last name, new surname, my name changed, my name is spelled wrong, i have a new email, i changed my email, my new email address, my picture is old,
    change my picture, change my photo, my own settings, my own account, about me, who am i, what is my role, your account, display name, my display name,
    nickname, name that others see, my initials
  `,
  twoStep: `
    two-factor, 2fa, two factor authentication, authenticator, recovery codes, new phone, lost my phone, sign-in code, mfa, two step, two steps, two-step,
    2 step, 2-step, two factor, second factor, tfa, otp, one time code, code, codes, login code, code on phone, code on my phone, the code does not come,
    code does not work, asks for a code, six digits, verification code, verify, authenticator app, google authenticator, authentication, backup codes,
    lost codes, new codes, lost phone, lost my phone how do i log in, phone stolen, stolen phone cannot log in, phone was stolen, phone broken,
    changed my phone, change phone, new phone how do i get codes, move to another phone, new handset, extra security, safer login, secure my account,
    protect my account, passkey, sim card lost, code doesnt come, the code doesnt come, no code, code never arrives, where is the code, wrong code,
    cannot get the code, i have no codes, i need a code, code to log in, code on my phone when i log in, code from the app, lost my sim, new sim,
    new number, my phone is broken, my phone was stolen, i have a new phone, got a new phone, phone fell in water, phone lost cannot log in,
    set up the authenticator, authenticator on new phone, second step, second lock, more secure login, double check at login, security code
  `,
  appearance: `
    dark mode, light mode, dark, light, night, too bright, colours of the staff area, darker, black background, black screen, make it dark,
    make the screen dark, screen dark, dark screen, dark theme, night mode, night theme, nightmode, eyes hurt, too white, too light, white screen, glare,
    brightness, bright, contrast, high contrast, reading glasses, cannot read, hard to read, letters too small, text too small, bigger letters,
    letters bigger, make letters bigger, larger text, bigger text, font bigger, zoom, screen settings, display, display settings, my screen, accessibility,
    less animation, motion, screen hurts my eyes, screen hurts my eyes at night, hurts my eyes, eyes at night, working at night, small letters cant read,
    letters too small on my phone, cannot read the small letters, text is tiny, tiny text, big letters, large letters, make text larger,
    bigger on my screen, make it bigger, screen too bright, too bright at night, turn the lights off, black mode, colours of my screen, day mode,
    day and night, dark staff area, dim
  `,
  everywhere: `
    log out everywhere, log out all devices, end all sessions, stolen phone, somebody uses my account, sign out of all devices, sign out other phones,
    log me out everywhere, left logged in, forgot to log out, still logged in on another computer, somebody has my password, someone knows my password,
    my account was hacked, someone else is in my account, kick out, end other sessions, log out from the cyber cafe, logged in at the cyber cafe,
    still logged in at the library, left my account open, forgot to sign out at the office, lost laptop sign out, laptop stolen
  `,
  password: `
    password, new password, passcode, forgot my password, reset my password, login details, change password, change my password, change pass word,
    pass word, my password, passwd, pwd, password lost, lost password, forgot password, forgotten password, reset password, update password,
    set a new password, password wrong, password does not work, password expired, stronger password, weak password, cant log in, cannot sign in, pin,
    secret word, login password, i forgot my password, dont remember my password, cannot remember my password, need a new password, want a new password,
    change the password, new pass word, my password is old, make my password stronger, somebody saw my password, write a new password, password please
  `,
};
