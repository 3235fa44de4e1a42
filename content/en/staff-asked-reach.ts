/** Phrases for the jump box about searches and redirects, parted by commas. */
export const staffAskedReach = {
  searches: `
    search terms without result, popular searches, what people want to know, not found, search history, search statistics, googled, seo keywords,
    search console, questions of visitors, what is asked most, no results, found nothing, what is missing on the site, words people type,
    interest of visitors, search engine, trending, words people look for, what are visitors looking for, searches this month,
    searches without answers, what is wanted, interests of readers, find out what people want
  `,
  redirects: `
    moved, broken links, dead link, wrong link, old website, from our old site, permalink, change url, page cannot be found, error 404, missing pages,
    web forwarding, send visitors to another page, short address, qr code, renamed a page, flyer link doesnt open, link doesnt work,
    old poster address, page not there, page is gone, page does not exist, visitors land nowhere, old google results, lead to the new page
  `,
} as const;
