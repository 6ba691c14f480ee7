/** The door of the downloads: what other pages may use. */
export { openDownload } from '#web/features/downloads/open-download.ts';
