/** Phrases for the jump box about posts, projects, news, newsletter and pages, parted by commas. */
export const staffAskedPublishing = {
  subscribers: `
    unsubscribe, newsletter sign-ups, remove a subscriber, who receives it, audience, email contacts, mail addresses, put someone on the list,
    new reader, opt out, she does not want our emails, he wants no more emails, delete an email address, import addresses, sign up for news,
    how many people get it, who left the list, cancel a subscription, put my friend on the mailing list, add granny to the newsletter,
    take granny off the mailing list, he asked to be taken off, stop sending me emails, they dont want our letters, not confirmed yet
  `,
  newsletter: `
    email campaign, send mail to all subscribers, mailing, bulk e-mail, mass mail, email blast, write to supporters, letter to our friends,
    news by email, past issues, how many opened it, christmas letter, season greetings, appeal letter, send to everybody on the list, round mail,
    templates, email everyone, monthly update to readers, newsletter statistics, clicked links, next edition, tell readers about the open day,
    announce something to our readers, news for subscribers
  `,
  newIssue: `
    new newsletter, send a newsletter, write an issue, send an email to everybody, mail all subscribers, write the newsletter, start the newsletter,
    create a newsletter, make a newsletter, compose the newsletter, new issue, next issue, compose email, write an email to all, new mailing, new campaign,
    send mail to everybody, prepare the monthly letter
  `,
  downloadSubscribers: `
    export subscribers, subscribers as csv, list of email addresses, download mailing list, subscribers in excel, save the mailing list,
    subscribers in a spreadsheet, print the mailing list, copy of the mailing list, get all email addresses, export the email list, mailing list excel,
    export readers
  `,
  approvals: `
    check my draft before it goes live, second pair of eyes, proofread, read before it goes out, review, pending, approve post, waiting for ok,
    sign-off, check a text, second reader, four eyes check, moderation, reject a story, release a story, story about hiv, private story, sensitive,
    may i publish this story, who must say yes, wait for approval, story about a sick child, why is my story not online, two persons, two must agree
  `,
  posts: `
    published posts, correct a mistake in a post, unpublish, list of stories, blog articles, saved draft, continue writing, half finished,
    edit a story, take down a post, take it offline, schedule for later, go out tomorrow, set date of a post, put it online, old version,
    voice recording, easy read, see before publishing, texts i wrote, fix my post, wrong name in a story, article goes live friday,
    find the story about the well, change the photo of a story
  `,
  newPost: `
    publish something, start writing, new text, make post, add article, create story, begin a story, draft a story, share news,
    tell people about the trip, put a story online, field report, testimonial, write about the trip to jos, write about the party, i want to write,
    where do i write, how do i write, new entry, tell what happened, share what we did, post about the event, put a text on the site,
    put up an article, make a blog
  `,
  bringBack: `
    undelete, recover, recycle bin, get back, rubbish, undo, deleted by mistake, deleted by accident, accidentally deleted, bring back, deleted items,
    wastebasket, waste bin, dustbin, my story vanished, post disappeared, retrieve, restore a post, story is gone, where did it go,
    deleted the wrong post, get it back, get back a deleted story, lost my text, wordpress trash
  `,
  share: `
    share, post on social media, share link, poster, whatsapp status, send to whatsapp group, forward a story, sharing, share on twitter,
    post to facebook, share card, share picture, print a poster, flyer, handbill, send link to friends, spread the word, promote a post, publicity,
    send a story to friends, status on whatsapp, share on social media, tell others, put it on facebook, post on instagram
  `,
  projects: `
    our work, school building, programmes, what we do, campaigns, appeal, activities we do, water, classroom, how far are we, well project update,
    completed, school feeding, borehole done, the well, building is ready, mark it finished, end of a project, money for a project,
    how much is still needed, goal reached, story of a project, programs page, what we are doing now, our plans
  `,
  newProject: `
    create a project, add a project, make a project, new programme, new campaign, start a campaign, add project, make project, create project,
    launch a project, begin a project, new appeal, start an appeal, plan a project, propose a project, start a fundraiser, new fundraiser,
    start fundraiser for wheelchairs, raise money for something, collect money for a project, new building, new school project, begin a campaign,
    we want to build, new plan
  `,
  news: `
    tv interview, newspaper wrote about us, press clippings, delete a news item, media coverage, radio, television, newspaper list, papers, magazine,
    daily nation, guardian article, punch, news clip, what others write, cuttings, media mentions, press page, edit press article, wrong press link,
    tv show, reports about us, stories about us, what the papers say, blog about us
  `,
  newNews: `
    new news item, create news, article about us, link to a video about us, tv interview link, a newspaper wrote about us, journalist wrote about us,
    paper wrote about us, they wrote about us today, put newspaper article on the site, share press article, add press clipping, add media mention,
    add radio interview, nation wrote an article on us, article came out, we are in the paper today, put the article on our site,
    link to the radio show, link to the tv show, put up the interview, add a press report, add a video about us, post a news link, paste a link
  `,
  ownPages: `
    page in the footer, edit a page, policies, annual report, faq, custom pages, page list, all pages, sub page, delete page, menu item, site map,
    child protection policy, team page, partners, frequently asked questions, document, upload a pdf, terms and conditions, page about the board,
    change our own page, page is old, order of the menu, hide our page, publish a page
  `,
  newPage: `
    new tab, new page on the site, upload our policy, create page, create new page, another page, one more page, write a page, page for partners,
    page for our team, page for our policy, page for the annual report, new menu item, new section, new subpage, blank page, make a faq, new faq,
    make a partner page, add a page about our board, add a tab with our history, page about our history, put a new page in the menu, start a page,
    page from scratch
  `,
} as const;
