import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../errors/index.ts';
import { addField } from './absent-values.ts';

/** What directories send and take (RFC 7644, 3.1). */
export const scimContentType = 'application/scim+json';

/** What HTTP libraries make of a form without files. */
const urlEncoded = 'application/x-www-form-urlencoded';

export const isUrlEncoded = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.trim().toLowerCase().startsWith(urlEncoded) ?? false;

/** JSON for every route; forms only where a route says so, since any site may post one. */
export function addBodyParsers(server: FastifyInstance): void {
  server.removeContentTypeParser('application/json');
  const json = ['application/json', scimContentType];
  server.addContentTypeParser(json, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesText) return done(null, body);
    // an empty JSON body is an absent one: clients send the header without a body
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(new Failure('invalid_request', 'The body is not valid JSON.'));
    }
  });
  server.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesForm) return done(null, fieldsOf(body as string));
    done(new Failure('invalid_request', 'This call takes JSON, not a form.'));
  });
}

function fieldsOf(body: string): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) addField(fields, name, value);
  return fields;
}
