/** Phrases for the jump box about the pages of the office, parted by commas: Today, log, email, machine. */
export const staffAskedOffice = {
  email: `
    email did not come, wrong email address, mail server, bounced, why didnt she get our mail, mail delivery failed, email log, list of emails sent,
    has the receipt been sent, returned mail, link in the email never came, send it again, notifications, what emails did we send, emails to donors,
    invite email lost, he says he got nothing, no email received, which emails went out today, email stuck in queue, mail not going out,
    confirmation never arrived, verification mail missing, resend the invitation, spam folder
  `,
  machine: `
    does everything work, disk space, update, website down, technical problem, something is wrong, system status, padlock missing, security check,
    storage full, running slow, is all well, is everything ok, does it run, broken, is the site online, website not opening, takes forever to load,
    is our site secure, is everything up to date, new software version, red warning, error on the site, the computer in the office, out of memory
  `,
  log: `
    who changed it, what happened yesterday, history, who did what, last login, record of actions, somebody removed my text,
    who changed the home page, who changed our account number, who deleted the event, who published the post, who put this online, changes this week,
    who unpublished the post, who hid the page, who created the post, who uploaded the photo, who changed the date, who changed my role,
    who deleted the message, who turned it off, who invited this person, who downloaded the list, who approved the story, who took the photo down
  `,
  makeBackup: `
    make a backup, backup now, make a backup now, back up now, back up the site, start a backup, run the backup, take a backup, create a backup,
    make a copy of everything, save everything now, backup before a change
  `,
  restore: `
    bring back yesterday, download a backup, roll back, rollback, go back to yesterday, put everything back, bring back last week,
    get last weeks copy back, undo everything, disaster, everything is gone, lost everything, all is lost, old copy, recover data, download a copy,
    time machine, get the site from last week back, restore the whole site, restore old version of the site, put back a saved copy, go back in time,
    last night copy, recover yesterday, site was hacked restore
  `,
  today: `
    home, first page, landing page, back to start, desk, admin panel, wp admin, backend, what is waiting, what is urgent, whats new, todo, task list,
    jobs for today, good morning, main screen, agenda, what needs doing, what should i do now, where do i begin, things to do,
    show me everything important, main dashboard, news of the day, work list
  `,
  checklist: `
    first steps, checklist, getting started, what is left to do, set up the site, set-up list, launch list, before we go live, go live, launch,
    ready to launch, is the site ready, what is missing, still to set up, steps to start, onboarding, onboarding list, unfinished set-up, readiness,
    finish setting up
  `,
  backups: `
    safe copy, copies of the site, is everything saved somewhere, are we backed up, saved copy, safety copy, save everything, data loss, second copy,
    copy elsewhere, offsite copy, backup status, snapshot of the site, export everything, archive of the site, cloud copy, usb copy, external drive,
    save our work, is there a copy if the laptop is stolen, what if the computer breaks, are our files safe, backup failed, nightly copy,
    when did we last back up
  `,
  sample: `
    remove examples, test data, start clean, dummy text, placeholder, fake posts, fake photos, clear the demo, wipe demo data, delete demo stuff,
    lorem ipsum, this is not our story, strange posts i did not write, made up stories, invented children, trial data, practice posts,
    remove all the samples, empty the site, start from scratch, not real, example events, clean out the examples, get rid of the fake stuff,
    who are these children
  `,
  signOut: `
    log of, this is not my phone, shared computer, logout, sign off, leave, exit, sign me out, log me out, logging out, how do i log off,
    finish for today, bye, close my session, end session, i am done, leave the staff area, quit, get out, switch user, public computer, cyber cafe,
    get me out, lock the screen, end of the day
  `,
  help: `
    how this works, i am lost, how does this work, manual, guide, learn, faq for staff, contact support, where is everything, where do i start,
    i dont understand, what can i do here, keyboard, quick keys, read me, search the admin, teach me, show me how, new here, first time,
    what does this button do, how to use the site, cheat sheet, cannot find it, search for something
  `,
  share: `
    photos from my phone, photos from another app, shared pictures, share sheet, received photos, send photos from whatsapp, pics from phone,
    photos from whatsapp, share to the site, pictures off my phone, pictures from my gallery, sent from my phone, shared from my phone,
    from my camera roll, airdrop, phone pictures, photos i shared, pictures i sent from my phone, shared photos
  `,
  welcome: `
    first steps, start over, getting started, finish the set-up, welcome, set up, first day, introduction, wizard, step by step,
    set up the foundation, set-up guide, setup wizard, set up wizard, begin, beginning, installation, install, new site, first time here, first use,
    how to begin, fill in the basics, guide for the first day, welcome page
  `,
  testEmail: `
    test email, does email arrive, check email, try the mail, email settings, try an email, try sending an email, test mail, test the email,
    does our mail work, check that mail works, smtp settings, mail settings, set up email, email set-up, mail provider, connect our email, send me a test,
    is mail working, mail set up right
  `,
  peopleData: `
    right to be forgotten, ndpa, data protection request, dsar, subject access, ndpr, privacy law, erase everything about a person, forget a donor,
    what do we know about her, what data do we have, everything we hold about someone, copy of personal data, who are we keeping, delete details,
    delete personal information, anonymise a person, she wants us to delete all about her, remove his name everywhere, remove a former donor,
    someone asks what we store, gdpr email, legal request, lawyer asks for data, search a person everywhere
  `,
  erasePerson: `
    delete personal data, right to be forgotten, forget a person, remove somebodys data, export a persons data, erase data, erase a person,
    wipe a persons data, delete all data of a person, delete an old donor, remove all traces, delete someone completely, delete a volunteers data,
    delete a family
  `,
} as const;
