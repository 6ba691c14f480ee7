import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isAddressLike, oldAddresses } from '@mynah/contract/app-addresses';
import type { FastifyInstance } from 'fastify';
import { errorBody, Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { isPageRequest, wantsMarkup } from './page-request.ts';
import { PageWriter, type PublicPage } from './public-page.ts';
import type { SiteServer } from './site.ts';

const immutable = 'public, max-age=31536000, immutable';
const page = 'index.html';

/** Addresses that people have in links; the app forwards them to where their pages are now. */
const isOldAddress = (pathname: string): boolean =>
  Object.keys(oldAddresses).some((address) => isAddressLike(pathname, address));

/** Serves the built web app: hashed assets for ever, every page of `/app` from one document. */
export async function addWebApp(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.includes('/assets/') ? immutable : 'no-cache'),
  });
  server.get('/app', (request, reply) => reply.redirect(`/app/home${queryOf(request.url)}`));
  server.get('/app/*', (_request, reply) => reply.sendFile(page));
}

/** Pages that open without an account: the same document, with a title and description of their own. */
export function addPublicPages(
  server: FastifyInstance,
  folder: string,
  { platform, pages }: { platform: Platform; pages: readonly PublicPage[] },
): void {
  const writer = new PageWriter(join(folder, page));
  for (const { path, head } of pages) {
    server.get(path, (request, reply) => {
      const found = head(platform, request.params as Record<string, string>);
      reply.header('cache-control', 'no-cache');
      if (!found) return reply.code(404).sendFile(page);
      return reply.type('text/html; charset=utf-8').send(writer.write(found));
    });
  }
}

/** Links of mails say in the query what shall happen (ACC-037). */
const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** What no route answers: to a person the website's page, or the app's below `/app`; the API's error to a program. */
export function addNotFound(server: FastifyInstance, webFolder: string | undefined, site?: SiteServer): void {
  server.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const isOld = isOldAddress(pathname);
    const wantsPage = isOld ? wantsMarkup(request) : isPageRequest(request, pathname);
    if (wantsPage && site && !isOld && !pathname.startsWith('/app/')) return site.answer(request, reply);
    reply.code(wantsPage && isOld ? 200 : 404);
    if (wantsPage && webFolder && existsSync(join(webFolder, page))) {
      return reply.sendFile(page);
    }
    reply.code(404);
    const failure = new Failure('not_found', `There is nothing at ${request.method} ${pathname}.`);
    return reply.send(errorBody(failure, request.id));
  });
}
