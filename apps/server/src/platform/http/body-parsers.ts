import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors/index.ts';

/** What directories send and take (RFC 7644, 3.1). */
export const scimContentType = 'application/scim+json';

/** JSON for every route; forms only where a route says so, since any site may post one. */
export function addBodyParsers(server: FastifyInstance): void {
  server.removeContentTypeParser('application/json');
  const json = ['application/json', scimContentType];
  server.addContentTypeParser(json, { parseAs: 'string' }, (_request, body, done) => {
    // an empty JSON body is an absent one: clients send the header without a body
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(new Failure('invalid_request', 'The body is not valid JSON.'));
    }
  });
  const form = 'application/x-www-form-urlencoded';
  server.addContentTypeParser(form, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesForm) {
      return done(null, Object.fromEntries(new URLSearchParams(body as string)));
    }
    done(new Failure('invalid_request', 'This call takes JSON, not a form.'));
  });
}
