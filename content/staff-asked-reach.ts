/** What people type into the jump box who look for searches and redirects: phrases, parted by commas. */
export const staffAskedReach = {
  searches: `
    not found words, searched and not found, nothing was found, search terms without result, what do visitors look for, search words, popular searches,
    what people want to know, searches, searched words, search terms, not found, what visitors type, what visitors search, keywords, what people search,
    what do people search for, what people look for, what are people looking for, what visitors look for, searched for, search history, search log,
    search report, most searched, top searches, popular words, site search, internal search, search statistics, googled, what did people google,
    google searches, seo, seo keywords, search console, what do they type, what they type in the search, questions of visitors, what is asked most,
    no results, searches without result, found nothing, what is missing on the site, words people type, interest of visitors, search engine, trending,
    what do people type, what do ppl search, what did visitors type, words people look for, what are visitors looking for, which words do people use,
    searches this month, what could people not find, searches without answers, what is wanted, interests of readers, find out what people want
  `,
  redirects: `
    old web address, link does not work, printed link, qr code of a poster, page moved, redirect, old addresses, moved, links that broke, broken links,
    old links, old site, 404, 301, broken link, dead link, dead links, links dont work, link is dead, wrong link, link not working, link goes nowhere,
    old link, old website, link from the old website, from our old site, old url, old urls, old address of a page, url, urls, permalink, permalinks, slug,
    change url, change a link, page not found, page cannot be found, error 404, 404 errors, missing page, missing pages, lost pages, forward, forwarding,
    forward an address, web forwarding, send visitors to another page, point an address to, short link, short address, shorten link, qr code,
    qr code on a flyer, link on a flyer, flyer link, domain, subdomain, renamed a page, flyer link doesnt open, link does not open, link doesnt open,
    link doesnt work, link is wrong, links are broken, a link is broken, old flyer, old poster address, address on the flyer, address on the poster,
    old page address, page has moved, page not there, page is gone, page does not exist, not found page, pages not found, visitors land nowhere,
    google shows an old page, old google results, send old links to the new page, lead to the new page, new address of a page, web address,
    web address changed, redirection
  `,
};
