import { type Access, type Answer, brand, errorCodes, type Route } from '@mynah/contract';
import type { z } from 'zod';
import { failureKindTraits } from '../errors/index.ts';
import { documentedSchema, type SharedSchemas } from './documented-schema.ts';
import { idempotencyAnswers, idempotencyParameters } from './idempotency/document-keys.ts';

type JsonObject = Record<string, unknown>;

/** The OpenAPI 3.1 document of the contract's public routes. */
export function openapiDocument(routes: readonly Route[], serverUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const shared: SharedSchemas = {};
  for (const route of routes) {
    if (route.internal || route.answer.kind === 'socket') continue;
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = operation(route, shared);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1.0.0', description: brand.tagline },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'xi-api-key' } },
      schemas: { Error: errorSchema, HTTPValidationError: validationSchema, ...shared },
    },
    paths,
  };
}

function operation(route: Route, shared: SharedSchemas): JsonObject {
  return {
    operationId: route.id,
    tags: [route.id.split('.')[0]],
    summary: route.summary,
    description: accessText(route.access),
    ...(route.access === 'public' ? {} : { security: [{ apiKey: [] }] }),
    parameters: [
      ...parameters('path', route.params, shared),
      ...parameters('query', route.query, shared),
      ...idempotencyParameters(route),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: !takesNothing(route.body),
            content: {
              [route.upload ? 'multipart/form-data' : 'application/json']: {
                schema: documentedSchema(route.body, shared),
              },
            },
          },
        }
      : {}),
    responses: {
      [statusOf(route.answer)]: answer(route, shared),
      ...idempotencyAnswers(route),
      ...errorAnswers,
    },
  };
}

/** Whether a call without a body is one that fits. */
const takesNothing = (body: z.ZodType): boolean =>
  body.safeParse(undefined).success || body.safeParse({}).success;

function statusOf(answer: Answer): number {
  switch (answer.kind) {
    case 'json':
      return answer.status ?? 200;
    case 'empty':
      return 204;
    case 'redirect':
      return 303;
    default:
      return 200;
  }
}

const accessText = (access: Access): string =>
  access === 'public'
    ? 'No credential needed.'
    : access === 'any'
      ? 'Requires an API key.'
      : `Requires the permission \`${access}\`.`;

function parameters(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  shared: SharedSchemas,
): JsonObject[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: documentedSchema(field as z.ZodType, shared),
  }));
}

function answer({ answer: declared }: Route, shared: SharedSchemas): JsonObject {
  switch (declared.kind) {
    case 'json':
      return {
        description: 'Done',
        content: { 'application/json': { schema: documentedSchema(declared.schema, shared) } },
      };
    case 'json-stream':
      return {
        description: declared.isByLines
          ? 'JSON objects, one a line'
          : 'JSON objects, separated by blank lines',
        content: { 'application/json': { schema: documentedSchema(declared.schema, shared) } },
      };
    case 'bytes':
      return {
        description: 'The file',
        content: Object.fromEntries(
          declared.contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      };
    case 'empty':
      return { description: 'Done' };
    case 'redirect':
      return { description: 'Redirect to another page' };
    default:
      return {
        description: 'Server-sent events',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      };
  }
}

const errorSchema = {
  type: 'object',
  properties: {
    detail: {
      type: 'object',
      required: ['status', 'message'],
      properties: {
        status: { type: 'string', enum: Object.keys(errorCodes) },
        message: { type: 'string' },
        type: { type: 'string' },
        code: { type: 'string' },
        request_id: { type: 'string' },
      },
    },
  },
};

const validationSchema = {
  type: 'object',
  properties: {
    detail: {
      type: 'array',
      items: {
        type: 'object',
        required: ['loc', 'msg', 'type'],
        properties: {
          loc: { type: 'array', items: { type: ['string', 'integer'] } },
          msg: { type: 'string' },
          type: { type: 'string' },
        },
      },
    },
  },
};

const errorAnswers = {
  422: {
    description: 'The request doesn’t fit the schema, or can’t be carried out',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/HTTPValidationError' } } },
  },
  default: {
    description: `An error: ${[...new Set(Object.values(failureKindTraits).map((traits) => traits.status))].join(', ')}`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};
