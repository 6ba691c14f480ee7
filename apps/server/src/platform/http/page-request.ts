import type { IncomingMessage } from 'node:http';

/** Paths that belong to the API: what is not there is told in the API's shape, never by a page. */
const apiPath = /^\/(v\d+|scim)(\/|$)/;

type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/** Whether a browser asks for something to show in its window. */
export const wantsMarkup = ({ method, headers }: Asked): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** Whether a person asks, with a browser, for a page of the web app. */
export const isPageRequest = (request: Asked, path: string): boolean =>
  wantsMarkup(request) && !apiPath.test(path);
