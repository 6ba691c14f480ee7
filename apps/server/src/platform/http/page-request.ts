import type { IncomingMessage } from 'node:http';

/** Paths that belong to the API: what is not there is told in the API's shape, never by a page. */
const apiPath = /^\/(v\d+|scim)(\/|$)/;

/** Whether a person asks, with a browser, for a page of the web app. */
export const isPageRequest = (
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  path: string,
): boolean => method === 'GET' && headers.accept?.includes('text/html') === true && !apiPath.test(path);
