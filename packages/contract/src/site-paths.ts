/**
 * The pages that the server writes itself, for everybody, as it routes them (RTE-002 to RTE-058). Those that are parts of
 * the web app stand in `public-pages.ts`. What an operator adds to them is found as well.
 */
export const sitePaths: readonly string[] = `
  / /about /affiliates /affiliates/terms /affiliate-partner-guide /api
  /use-cases /use-cases/:slug /blog /blog/ /blog/:slug /careers /contact-legal /contact-sales
  /conversational-ai-terms /customers /customers/:slug /docs/introduction /dpa /dubbing /elevenstudios
  /text-reader /enterprise /grants /grants-application /languages /languages/:slug /payouts
  /studio /use-policy /safety /showcase /terms-of-use /terms-of-use-eu
  /text-to-speech /text-to-speech/:slug /voice-data-partnerships /voice-data-partnerships-application /voice-guide
  /thanks /robots.txt /sitemap.xml
`
  .trim()
  .split(/\s+/);
