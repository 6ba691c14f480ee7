export { crawlSite } from './crawl-site.ts';
export { crawlHttpRoutes } from './crawls.routes.ts';
