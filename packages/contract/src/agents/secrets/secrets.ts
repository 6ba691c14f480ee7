import { z } from 'zod';
import { empty, json, route } from '../../route.ts';
import { id, optional, queryInteger } from '../../wire.ts';
import { dependentAgent, dependentResource } from '../dependents.ts';

/** Secrets of agents: values for requests that nobody reads again (AGT-005, AGT-022). */

export const secretLimits = { name: 200, value: 20_000 } as const;

const name = z.string().trim().min(1).max(secretLimits.name);
const value = z.string().min(1).max(secretLimits.value);

const named = z.object({ type: z.literal('stored'), secret_id: z.string(), name: z.string() });

export const storedSecret = named.extend({
  used_by: z.object({
    tools: z.array(dependentResource),
    agents: z.array(dependentAgent),
    others: z.array(z.enum(['conversation_initiation_webhook'])),
    phone_numbers: z.array(z.never()),
  }),
});
export type StoredSecret = z.infer<typeof storedSecret>;

const ofSecret = z.object({ secret_id: id });

export const agentSecretRoutes = {
  create: route({
    id: 'agent-secrets.create',
    method: 'POST',
    path: '/v1/convai/secrets',
    summary: 'Store a secret for agents and their tools',
    access: 'convai_write',
    body: z.object({ type: z.literal('new'), name, value }),
    answer: json(named),
  }),
  list: route({
    id: 'agent-secrets.list',
    method: 'GET',
    path: '/v1/convai/secrets',
    summary: 'List secrets, without their values',
    access: 'convai_read',
    query: z.object({
      page_size: queryInteger(1, 100).optional(),
      search: optional(z.string().max(200)),
      cursor: optional(z.string().max(200)),
      /** Of what uses each, so many are told at most. */
      dependency_limit: queryInteger(1, 100).optional(),
    }),
    answer: json(z.object({ secrets: z.array(storedSecret), next_cursor: z.string().nullable() })),
  }),
  get: route({
    id: 'agent-secrets.get',
    method: 'GET',
    path: '/v1/convai/secrets/{secret_id}',
    summary: 'Get a secret, without its value',
    access: 'convai_read',
    params: ofSecret,
    answer: json(storedSecret),
  }),
  update: route({
    id: 'agent-secrets.update',
    method: 'PATCH',
    path: '/v1/convai/secrets/{secret_id}',
    summary: 'Give a secret a new name and value',
    access: 'convai_write',
    params: ofSecret,
    body: z.object({ type: z.literal('update'), name, value }),
    answer: json(named),
  }),
  remove: route({
    id: 'agent-secrets.remove',
    method: 'DELETE',
    path: '/v1/convai/secrets/{secret_id}',
    summary: 'Delete a secret that nothing uses',
    access: 'convai_write',
    params: ofSecret,
    answer: empty,
  }),
  dependencies: route({
    id: 'agent-secrets.dependencies',
    method: 'GET',
    path: '/v1/convai/secrets/{secret_id}/dependencies/{resource_type}',
    summary: 'List what of one kind uses a secret',
    access: 'convai_read',
    params: ofSecret.extend({ resource_type: z.enum(['tools', 'agents', 'phone_numbers']) }),
    query: z.object({
      page_size: queryInteger(1, 100).default(20),
      cursor: optional(z.string().max(200)),
    }),
    answer: json(
      z.object({
        dependencies: z.union([z.array(dependentAgent), z.array(dependentResource)]),
        next_cursor: z.string().nullable(),
      }),
    ),
  }),
};
