import { brand, contract } from '@mynah/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { documentReader } from './document-reader.ts';
import { openapiDocument } from './openapi.ts';

/** `/openapi.json` and its reader at exactly `/docs`; the public routes below it stay free. */
export function addDocumentRoutes(server: FastifyInstance, platform: Platform): void {
  server.get('/openapi.json', async () => openapiDocument(contract, platform.publicUrl()));
  server.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(documentReader(openapiDocument(contract, platform.publicUrl()), brand.name)),
  );
}
