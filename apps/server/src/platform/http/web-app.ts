import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { errorBody, Failure } from '../errors/index.ts';

const immutable = 'public, max-age=31536000, immutable';

/** Paths that belong to the API: an unknown one is a 404 in the API's shape, never a page. */
const apiPath = /^\/v\d+(\/|$)/;

/**
 * Serves the built web app, if there is one: hashed assets for ever, every page of `/app` from one document. What is
 * nowhere is answered here too, as a page to browsers and in the API's shape to programs.
 */
export async function addWebApp(server: FastifyInstance, folder: string | undefined): Promise<void> {
  const page = folder && join(folder, 'index.html');
  const document = page && existsSync(page) ? await readFile(page) : undefined;
  if (document) {
    await server.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.includes('/assets/') ? immutable : 'no-cache'),
    });
    server.get('/', (_request, reply) => reply.redirect('/app/home'));
    server.get('/app', (_request, reply) => reply.redirect('/app/home'));
    server.get('/app/*', (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(document),
    );
  }
  server.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?');
    const failure = new Failure('not_found', `There is nothing at ${request.method} ${path}.`);
    if (
      document &&
      request.method === 'GET' &&
      !apiPath.test(request.url) &&
      request.headers.accept?.includes('text/html')
    ) {
      return reply.code(404).type('text/html; charset=utf-8').send(document);
    }
    return reply.code(404).send(errorBody(failure, request.id));
  });
}
