import { z } from 'zod';
import { empty, json, route } from '../../route.ts';

/** Environments that variables have values in; `production` is there always. */

export const environmentName = z.string().regex(/^[\w-]{1,64}$/);

const environment = z.object({
  name: z.string(),
  /** Null of `production`, which nobody made. */
  updated_at_unix_secs: z.int().nullable(),
  created_by_user_id: z.string().nullable(),
});
export type Environment = z.infer<typeof environment>;

const path = '/v1/convai/environments';

export const environmentRoutes = {
  list: route({
    id: 'environments.list',
    method: 'GET',
    path,
    summary: 'List environments',
    access: 'convai_read',
    answer: json(z.object({ environments: z.array(environment) })),
  }),
  create: route({
    id: 'environments.create',
    method: 'POST',
    path,
    summary: 'Add an environment',
    access: 'convai_write',
    body: z.object({ name: environmentName }),
    answer: json(environment),
  }),
  remove: route({
    id: 'environments.remove',
    method: 'DELETE',
    path: `${path}/{environment}`,
    summary: 'Delete an environment that no variable has a value for',
    access: 'convai_write',
    params: z.object({ environment: environmentName }),
    answer: empty,
  }),
};
