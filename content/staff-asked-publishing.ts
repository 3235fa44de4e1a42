/** What people type into the jump box who look for posts, projects, news, newsletter and pages: phrases, parted by commas. */
export const staffAskedPublishing = {
  subscribers: `
    add someone to the newsletter, take someone off the list, unsubscribe someone, email addresses of readers, add a subscriber, how many readers,
    mailing list, readers, email addresses, unsubscribe, newsletter sign-ups, email list, who gets the newsletter, remove a subscriber, subscriber list,
    subscribers list, who subscribed, who gets our newsletter, who receives it, who gets our emails, list of readers, audience, our audience,
    mailchimp list, contact list for the newsletter, email contacts, mail addresses, add email to list, add an address, add her to the list,
    put someone on the list, add people to the mailing list, new subscriber, new reader, sign someone up for news, opt out, opt-out, stop sending her mail,
    she does not want our emails, he wants no more emails, take me off, take him off the list, delete an email address, unsubscribes, unsubscribed,
    wrong address of a reader, change a readers address, import addresses, followers, distribution list, email sign-ups, sign up for news,
    how many people get it, who left the list, remove from the newsletter, cancel a subscription, subscriptions, send list,
    how many subscribers do we have, new email for the newsletter list, put my friend on the mailing list, add granny to the newsletter,
    take granny off the mailing list, remove email from mailing, remove an email address, she wants to unsubscribe, he asked to be taken off,
    stop sending me emails, stop emailing her, they dont want our letters, list of emails, email list of supporters, who is on the mailing list,
    is she on our list, contacts for the newsletter, add contacts, import contacts, import a list, mail list, mailing list members, subscribed people,
    did he confirm, unconfirmed, not confirmed yet, people who follow us by email, stop the emails, says stop, says stop the emails, wants no emails,
    no more mail for her, remove my email from your list, stop the letters
  `,
  newsletter: `
    email campaign, campaign by email, send mail to all subscribers, mail everybody on the list,
    send the newsletter, news letter, write to our readers, email to everyone, send an email to all, who opened the newsletter, issue, send to subscribers,
    mailing, stop the newsletter, bulk e-mail, campaign email, monthly update, monthly letter, monthly email, quarterly letter, e-newsletter, bulletin,
    circular, mass email, mass mail, bulk mail, email blast, mailchimp, mailshot, email campaign, send update to supporters, write to supporters,
    write to all donors, update for our supporters, letter to our friends, letter to readers, news by email, did the newsletter go out,
    was the newsletter sent, old newsletters, last newsletter, past issues, newsletter draft, next newsletter, how many opened it, open rate,
    who read the newsletter, schedule the newsletter, newsletter archive, christmas letter, season greetings, appeal letter, send to everybody on the list,
    round mail, mailings, email template, templates, letter to all supporters, christmas letter to supporters, tell all our readers, mail everyone,
    email everyone, email all supporters, send an update, monthly update to readers, news letters, news mail, write a mailing,
    when did we last send the newsletter, has the newsletter been sent, newsletter statistics, clicked links, test newsletter, finish the newsletter,
    edition, next edition, tell subscribers, tell our subscribers about something, tell readers about the open day, announce something to our readers,
    write to subscribers, news for subscribers, invite all subscribers
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
    check my draft before it goes live, somebody has to check my story, second pair of eyes, proofread,
    second pair of eyes, story about illness, waiting to be read, read before it goes out, health story, stories to approve, approve, approvals, four eyes,
    second person, review, pending, sensitive stories, stories about a child, waiting for approval, approve stories, approve a story, approve a post,
    approve post, approval, needs approval, who approves, who has to ok my story, who has to approve, who checks my story, has my story been approved,
    is my story approved, story waiting, stories waiting, stories waiting for ok, waiting for ok, waiting for someone, waiting for my ok, ok a story,
    give ok, say yes to a story, sign off a story, sign-off, to be checked, to check, check a story, check a text, check before publishing, proofread,
    proofreading, proof read, second reader, second look, another pair of eyes, four eyes check, review a story, reviews, moderation, moderate,
    reject a story, release a story, sick child story, story about hiv, delicate story, private story, sensitive, sensitive post, may i publish this story,
    editor must read, is my story allowed, may my story go out, can my story go out, who has to read my text, who has to read it before it goes out,
    who reads my story first, who must say yes, who says yes to my story, waiting for a yes, wait for approval, waiting for the ok of someone,
    must be approved, what must i approve, what do i have to approve, stories i must read, posts waiting, posts to approve, posts waiting for approval,
    check the story about a child, story about a sick child, ok for a story, still not approved, why is my story not online, why is my post not published,
    why does it wait, two people, two people must read it, two persons, second person must read it, two must agree, somebody else must read it
  `,
  posts: `
    edit an old post, old story, find an earlier post, half written story, finish a story, continue a draft, take down an article,
    take a post off the site, publish later, publish tomorrow, schedule a post, set a time to publish, my texts, what i wrote, published posts,
    unfinished post, share a post, correct a mistake in a post, edit a post, delete a post, blog, story, stories, articles, write, authors, drafts,
    publish, unpublish, schedule, blog posts, post, posts list, my posts, all posts, list of posts, list of stories, old posts, past stories, our blog,
    blog list, blog articles, news from us, our news, our updates, updates, latest story, last post, find a story, find my post, find my article,
    find an old post, where is my post, where did my story go, my draft, my drafts, draft, saved draft, not finished, finish my story, continue writing,
    half finished, half-written, unpublished, not published yet, edit story, edit my story, edit a story, change a story, change an article, change a post,
    correct a story, fix a story, fix an article, mistake in a story, typo in a post, remove a story, remove an article, delete a story, delete article,
    delete post, take down a story, take down a post, take it offline, hide a post, unpublish a post, schedule post, schedule for later, scheduled,
    scheduled posts, post later, publish on monday, publish at a time, go out tomorrow, publish date, set date of a post, publish it, publish a story,
    put it online, make it public, put a photo in a post, photo in a story, add picture to a story, picture in a post, video in a post,
    change picture of a post, author of a post, who wrote this, categories, tags, old version, earlier version, versions of a post, revisions, read aloud,
    audio, voice, voice recording, recordings, recording, record a voice, podcast, audio version, record my voice, listen to a story, easy read,
    preview a post, see before publishing, writings, texts i wrote, post is wrong, post is wrong how do i fix, fix my post, fix a post, mistake in my post,
    wrong name in a story, story has a mistake, spelling in my story, put off publishing, publish later this week, goes live friday,
    article goes live friday, goes online on friday, publish at night, when will my post be published, when does it go out, is my post online,
    is my story online, is it published, post not showing, post does not show, take my post off, remove my post, remove my story, pull a story,
    article offline, texts that are not finished, what i started, started a story, where are my drafts, my unfinished stories, my saved text,
    stories of last year, find the story about the well, story archive, blog archive, all our stories, all articles, news posts, blog entries, entries,
    change the photo of a story, picture in my story, put a picture in my article, add a photo to my post, read it out, voice for a story, record my story,
    sound file
  `,
  newPost: `
    new article, put up a story, put a story on the site,
    share a story, new post, create a post, write a story, write an article, add a story, publish something, start a blog, tell a story, write, writing,
    start writing, write something, write something for the site, write something new, write a blog, write blog, write an article for the site,
    write about, new story, new article, new blog, new text, new blog post, make a post, make post, add post, add article, add a post, add new post,
    create post, create story, create an article, start a post, start a story, begin a story, draft a story, share news, tell about,
    tell people about the trip, post something, post a story, put a story online, compose, report from the field, field report, story from the field,
    publish a new story, testimonial, write about the trip, write about the trip to jos, write about yesterday, write about our day, write about the party,
    write about a child, write a report, write a story about the children, write news, write some news, want to write, i want to write, where do i write,
    how do i write, new entry, blog about, tell what happened, share what we did, post about the event, post news, put a text on the site, put up a story,
    put up an article, publish something new, make an article, make a blog, make a story
  `,
  bringBack: `
    restore, undelete, recover, recycle bin, trash, i deleted a post, get back, deleted posts, undo delete, rubbish, lost my post, undo, get my post back,
    get post back, i deleted my story, deleted by mistake, deleted by accident, accidentally deleted, deleted something, bring back, bring back a post,
    bring it back, deleted story, deleted items, bin, wastebasket, waste bin, dustbin, my post is gone, my story vanished, post disappeared,
    recover a post, retrieve, restore a post, undelete a post, my story disappeared, my post disappeared, story is gone, post is gone, where did it go,
    i deleted something, deleted something by mistake, i deleted it by mistake, deleted the wrong post, deleted the wrong thing, get it back,
    get back a deleted story, get my story back, bring back my post, lost my story, lost my text, undo the delete, wordpress trash
  `,
  share: `
    share, whatsapp, share on facebook, share a post, post on social media, share link, poster, share on whatsapp, share to whatsapp, whatsapp status,
    send to whatsapp group, forward a story, share story, sharing, share on instagram, share on twitter, social post, post to facebook, share card,
    share picture, poster of a story, print a poster, flyer, flier, handbill, send link to friends, spread the word, promote a post, publicity,
    share my story, send a story to friends, put on whatsapp, status on whatsapp, send to our group, share on social media, share the link, tell others,
    put it on facebook, post it on facebook, post on instagram, picture to share, poster for a story
  `,
  projects: `
    a project is done, finish a project, project is over, our work, school building, what we build, update a project, edit a project, delete a project,
    programmes, what we do, work, school, plans, campaigns, initiatives, project, project list, all projects, projects list, campaign, our campaigns,
    appeal, appeals, fundraising campaign, programs, programme, our programmes, activities we do, building, building a school, borehole, well, water,
    water project, toilet, classroom, library project, playground, what we are building, goal, target, progress, how far are we, how far is the project,
    project progress, project update, update on the project, update the well, well project update, new photo of the project, project finished,
    project is finished, project done, mark project as done, mark as done, completed, complete a project, close a project, end a project, project stopped,
    pause a project, change project, edit project, delete project, remove project, causes, scholarship, feeding programme, school feeding, borehole done,
    borehole is done, school is finished, school we are building, the school is built, the well, the well is ready, building is ready, work is finished,
    say a project is finished, say it is done, how do i say a project is done, mark it finished, project is ready, project over, end of a project,
    money for a project, how much is still needed, how much do we need for the school, goal of a project, goal reached, story of a project,
    photos of a project, project page, project pages, programme page, programs page, what we are doing now, our plans, wheelchairs, uniforms, construction,
    renovation
  `,
  newProject: `
    new project, create a project, add a project, make a project, new programme, new campaign, start a campaign, add project, make project, create project,
    launch a project, begin a project, new appeal, start an appeal, plan a project, propose a project, start a fundraiser, new fundraiser,
    start fundraiser for wheelchairs, raise money for something, collect money for a project, new building, new school project, begin a campaign,
    we want to build, new plan
  `,
  news: `
    in the paper, in the press, tv interview, newspaper wrote about us, press cuttings, link to an article about us, in the media, we were on tv,
    newspaper article, radio interview, press clippings, they wrote about us, edit a news item, delete a news item, press, press coverage, media coverage,
    in the news, newspaper, radio, television, tv, interviews, press list, press articles, media reports, newspaper list, newspapers, papers, news,
    news about us, in the papers, in the newspaper, we are in the newspaper, in the magazine, magazine, daily nation, guardian article, punch, graphic,
    bbc, news clip, on the radio, on tv, on television, we were on radio, who wrote about us, what others write, clippings, cuttings, media mentions,
    mentions, publicity about us, our press, pr, journalists, press page, media page, press kit, edit press article, wrong press link,
    delete press article, coverage, external articles, radio show, tv show, tv report, news report, reports about us, article in the newspaper,
    stories about us, who reported about us, what the papers say, paper article, news article about us, press review, press release, in the daily,
    list of articles about us, other sites about us, blog about us
  `,
  newNews: `
    new news item, add an article about us, add press, create news, add a newspaper article, add news, add press link, add article link,
    add newspaper link, add a link to an article, add link to news, article about us, link to an article, link to a video about us, tv interview link,
    add tv interview, a newspaper wrote about us, newspaper wrote, journalist wrote about us, paper wrote about us, they wrote about us today,
    put newspaper article on the site, new press article, share press article, add press clipping, add media mention, add radio interview,
    nation wrote an article on us, wrote an article on us, they wrote an article about us, there is an article about us, article came out,
    we are in the paper today, we were in the news today, put the article on our site, link to the radio show, link to the tv show, put up the interview,
    add an interview, new interview, add a press report, add a video about us, post a news link, paste a link
  `,
  ownPages: `
    privacy policy, annual report page, extra page, terms, page in the footer, pages of your own, edit a page, delete a page, own page, policy, policies,
    menu of the site, navigation, annual report, reports, faq, new page, extra pages, our pages, other pages, custom page, custom pages, static page,
    static pages, page list, all pages, my pages, sub page, subpage, delete page, delete our page, remove a page, change a page, edit own page, menus,
    menu, add to menu, menu item, add menu item, site map, child protection policy, safeguarding policy, policy page, upload policy, constitution,
    annual reports, board page, team page, page about our team, partner page, partners, sponsors page, jobs page, vacancies, careers,
    thank you page of our own, frequently asked questions, document, documents, pdf, upload a pdf, downloads, terms and conditions, imprint,
    partner logos page, page with partners, page about the board, page for volunteers, make faq, faq page, policy of the charity, our policies,
    documents page, reports page, history page, change our own page, change the faq, page is old, page in the menu, put page in the menu,
    order of the menu, hide our page, publish a page, list of our pages
  `,
  newPage: `
    add a tab, new tab, page with our history, new page on the site, new page, add a page, create a page, make a page, upload our policy, make new page,
    make a new page, create page, create new page, add page, add new page, add a new page, another page, one more page, write a page, page for partners,
    page for our team, page for our policy, page for the annual report, new menu item, new section, new subpage, blank page, make a faq, new faq,
    make a partner page, add a partners page, add a page about our board, add a tab with our history, page about our history, put a new page in the menu,
    start a page, page from scratch, want a new page
  `,
};
