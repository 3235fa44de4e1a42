/** What people type into the jump box who look for the pages of the office: Today, log, email, machine: phrases, parted by commas. */
export const staffAskedOffice = {
  email: `
    email never came, mail did not arrive, email did not come, email got lost, did the mail go out, bounced email, did my email go out, email not sent,
    email was not delivered, wrong email address, resend an email, mail server, invitation did not arrive, doctor, mail, outbox, e-mails, email,
    sent emails, not sent, emails that failed, bounced, smtp, mail log, he did not get the email, why didnt she get our mail, mail stuck, queue of emails,
    mail queue, failed mails, sent items, sent folder, sent mail, delivery report, delivery failure, mail delivery failed, undelivered,
    emails going to spam, our mails land in spam, email log, list of emails sent, was the email sent, has the receipt been sent, email bounced back,
    returned mail, bounce, confirmation email missing, link in the email never came, she says no email came, resend mail, send it again, retry, mailer,
    gmail, mailgun, notifications, notification emails, what emails did we send, emails to donors, mail problem, email not working, emails not going,
    mails are not entering, reminder not sent, invite email lost, invitation not received, donor never got our mail, he says he got nothing,
    nothing arrived in her inbox, no email received, mail went to the wrong person, sent to the wrong address, which emails went out today,
    did the receipt email go, the thank you email did not go, failed to send, could not be delivered, email stuck in queue, mail not going out,
    confirmation never arrived, verification mail missing, resend the invitation, resend confirmation, why do our emails go to spam, spam folder,
    sender address, dkim, spf
  `,
  machine: `
    is the site ok, is the site up, server problems, warning of the machine, disk is full, out of space, is everything working, does everything work,
    site is slow, is the site safe, is there an update, how full is the disk, check-up, why is it not working, health, status, disk, disk space, version,
    update, what is broken, machine, server, errors, something is broken, website down, site is down, site not opening, the site is not loading,
    network problem, technical problem, something is wrong, error message, bug, crash, site health, system status, maintenance, updates, new version,
    upgrade, version number, tools, plugins need updating, certificate, https, ssl, padlock missing, security check, virus, hacked, memory, storage full,
    space left, no space, running slow, very slow, speed, uptime, hosting, check the machine, is all well, is everything ok, everything fine, does it run,
    is it running, technical check, diagnostics, health check, it support, alarm, warnings, computer of the site, cron, scheduled jobs, database,
    what is not working, not working properly, broken, is the site online, is the website working, site down again, website not opening, pages load slowly,
    takes forever to load, server full, disk almost full, is our site secure, is everything up to date, update the software, new software version,
    red warning, what does this warning mean, error on the site, the computer in the office, check everything, technical state, is the machine healthy,
    out of memory, restart
  `,
  log: `
    who deleted my post, who removed it, who deleted it, who changed it, who did it, what happened yesterday, when was it changed, who published this,
    track changes, history, who did what, who changed, audit log, changes, activity, trace, who deleted, logs, who edited, who edited this,
    who touched this, who changed the page, who published it, who sent that, who approved it, who added this, who logged in, login history, last login,
    activity log, recent activity, what has been done, what did she do, what did the intern do, what did staff do today, changes made, change history,
    edit history, list of changes, audit trail, trail, record of actions, what happened, what happened here, when did this change, who is responsible,
    who put this here, somebody removed my text, event log, journal, logbook, footprints, who did this, whodunnit, timeline of changes, past actions,
    who changed the home page, who changed the homepage, who changed the text, who changed our account number, who changed the settings,
    who changed my story, who edited my post, who deleted the photo, who deleted the event, who deleted the page, who removed the user,
    who took it offline, who published the post, who put this online, who did that, who was here, what did the intern do yesterday, what did somebody do,
    what was done today, what changed, what changed since yesterday, latest changes, last changes, changes this week, find out who, when was this deleted,
    proof of who did it, monitoring staff, history of what we did, who unpublished the post, who unpublished it, who hid the page, who hid it,
    who moved the event, who renamed it, who renamed the page, who created this, who created the post, who uploaded the photo, who uploaded this picture,
    who closed the form, who cancelled the event, who changed the date, who changed the photo, who changed the phone number, who changed the password,
    who changed my role, who changed the bank account, who changed a word, who deleted the draft, who deleted the message, who deleted the story,
    who deleted a gift, who wrote over my text, who replaced the logo, who switched it off, who turned it off, who invited her, who invited this person,
    who signed in, who opened the concern, who exported the list, who downloaded the list, who sent the newsletter, who restored it,
    who approved the story, who scheduled it, who added the page, who added him, who took the photo down, who took down the post
  `,
  makeBackup: `
    make a backup, backup now, make a backup now, back up now, back up the site, start a backup, run the backup, take a backup, create a backup,
    make a copy of everything, save everything now, backup before a change
  `,
  restore: `
    restore, restore from backup, bring back yesterday, get the site back, download a backup, restore the site, roll back, rollback,
    go back to yesterday, put everything back, bring back last week, get last weeks copy back, undo everything, recover the site, disaster,
    everything is gone, lost everything, all is lost, old copy, put back a copy, recover data, recover from a backup,
    download a copy, time machine, get the site from last week back, site back as it was, restore the whole site, restore everything,
    restore old version of the site, put back a saved copy, go back in time, last night copy, recover yesterday, site was hacked restore
  `,
  today: `
    home, dashboard, start, what needs me, to do, overview, main page, tasks, start page, first page, landing page, back to start, my desk, desk,
    control panel, admin panel, cpanel, wp admin, backend, what to do today, what is waiting, what is urgent, anything new, whats new, to-do list, todo,
    task list, my tasks, jobs for today, reminders, summary, at a glance, good morning, main menu, main screen, home screen, agenda, what needs doing,
    what should i do now, where do i begin, my day, what needs me today, things to do, what is new today, show me everything important, main dashboard,
    wordpress dashboard, go home, back home, news of the day, work list, open tasks
  `,
  checklist: `
    first steps, checklist, getting started, what is left to do, set up the site, set-up list, launch list, before we go live, go live, launch,
    ready to launch, is the site ready, what is missing, still to set up, steps to start, onboarding, onboarding list, unfinished set-up, readiness,
    finish setting up
  `,
  backups: `
    backup, backups, last backup, is everything saved, safe copy, copies of the site, is everything saved somewhere, is our data safe, are we backed up,
    when was the last copy, saved copy, safety copy, copy of everything, save everything, copy of the database, data loss, second copy, copy elsewhere,
    offsite copy, does the backup work, backup status, snapshot of the site, export everything, archive of the site, cloud copy, usb copy, external drive,
    save our work, is there a copy somewhere, is there a copy if the laptop is stolen, what if the computer breaks, what if everything is lost,
    are our files safe, is it saved, did the backup run, backup failed, nightly copy, when did we last back up, make a safe copy
  `,
  sample: `
    demo stuff, example posts, remove examples, delete the sample, fake content, test data, start clean, sample, examples, demo content, remove the sample,
    delete example posts, test content, dummy content, dummy text, dummy posts, placeholder, placeholders, fake stuff, fake posts, fake photos,
    fake people, fake donors, sample posts, sample data, get rid of the examples, clear the demo, wipe demo data, delete demo stuff, remove demo,
    lorem ipsum, these are not our posts, this is not our story, strange posts i did not write, made up stories, invented children, trial data,
    practice posts, remove all the samples, empty the site, clean up the site, start from scratch, not real, example events,
    what is real and what is sample, remove the dummy stuff, fake children on the page, fake events, fake news, demo posts, demo photos,
    delete the fake posts, clean out the examples, remove test posts, get rid of the fake stuff, get rid of sample, this is not ours,
    who are these children, sample children
  `,
  signOut: `
    log of, this is not my phone, shared computer,
    log out, logout, sign off, leave, exit, sign me out, log me out, logging out, how do i log off, log off, finish for today, bye, close my session,
    end session, i am done, leave the staff area, quit, get out, switch user, shared computer, public computer, cyber cafe, get me out, log out now,
    sign out now, lock the screen, end of the day
  `,
  help: `
    how this works, help pages, where can i read about this, how it works, instructions, tutorial, where do i find, i am lost, get help, help,
    keyboard shortcuts, shortcuts, keys, how does this work, manual, help me, i need help, how to, how do i use this, how does this thing work, guide,
    user guide, handbook, documentation, docs, training, lesson, learn, explain, explanation, faq for staff, support, contact support, where is everything,
    where do i start, i dont understand, confused, stuck, what can i do here, what is this, hotkeys, keyboard, quick keys, ctrl k, tips, tricks, read me,
    where is the manual, find something, search the admin, how do i start, where do i begin, where do i learn this, teach me, show me how, i am new here,
    new here, first time, how can i do this, what can this do, what does this button do, where can i read how this works, is there a manual, any guide,
    how to use the site, cheat sheet, lost here, cannot find it, where is it, search for something
  `,
  share: `
    photos from my phone, photos from another app, shared pictures, share sheet, received photos, send photos from whatsapp, pics from phone,
    photos from whatsapp, share to the site, pictures off my phone, pictures from my gallery, sent from my phone, shared from my phone,
    from my camera roll, airdrop, phone pictures, photos i shared, pictures i sent from my phone, shared photos
  `,
  welcome: `
    first steps, start over, getting started, finish the set-up, welcome, set up, first day, introduction, wizard, step by step, set up the foundation,
    set-up guide, setup wizard, set up wizard, begin, beginning, installation, install, new site, first time here, first use, how to begin,
    start the set-up, fill in the basics, guide for the first day, welcome page
  `,
  testEmail: `
    test email, does email arrive, check email, try the mail, email settings, try an email, try sending an email, test mail, test the email,
    does our mail work, check that mail works, smtp settings, mail settings, set up email, email set-up, mail provider, connect our email, send me a test,
    is mail working, mail set up right
  `,
  peopleData: `
    delete my details, remove my data, what we store about a person, everything about a person, delete everything about me, data of a person,
    right to be forgotten, copy of my data, what do we know about a person, give a person their data, privacy request, forget somebody, people's data,
    gdpr, ndpa, privacy, data protection, personal data, erase, delete a person, data request, subject access request, data protection request, dsar,
    subject access, ndpr, data privacy, privacy law, gdpr request, delete someones data, delete a persons data, delete his data, delete my data,
    erase someone, erase a donor, erase everything about a person, wipe somebody, remove a person from everything, forget me, forget a donor, be forgotten,
    she wants to be deleted, someone wants their data deleted, wants all her data, what do we have on him, what do we know about her, what data do we have,
    everything we hold about someone, what we store about them, send a person their data, person asks for data, information request, copy of personal data,
    export one person, who are we keeping, personal details, delete details, delete personal information, remove a donor, anonymise a person,
    delete all about her, she wants us to delete all about her, delete everything we have on him, wants to be forgotten, remove her data,
    remove his name everywhere, remove a former donor, data of a donor, data of a volunteer, data of a guest, what do we know about me,
    what do you know about me, what do we store on a person, someone asks what we store, someone wants to know what we store, asks for her data,
    send him his data, gdpr email, legal request, lawyer asks for data, privacy question, rights of a person, find everything about a person,
    search a person everywhere
  `,
  erasePerson: `
    delete personal data, right to be forgotten, forget a person, remove somebodys data, export a persons data, erase data, erase a person,
    wipe a persons data, delete all data of a person, delete an old donor, remove all traces, delete someone completely, delete a volunteers data,
    delete a family
  `,
};
