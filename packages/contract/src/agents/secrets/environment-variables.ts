import { z } from 'zod';
import { empty, json, route } from '../../route.ts';
import { asWritten, id, optional, queryInteger } from '../../wire.ts';
import { authConnectionLocator, secretLocator } from '../config/locators.ts';
import { environmentName } from './environments.ts';

/** Values that tools and headers take by a label, another one in each environment. */

export const defaultEnvironment = 'production';

const environment = environmentName;
const label = z.string().regex(/^[\w.-]{1,100}$/);
const text = z.string().min(1).max(10_000);
const valuesOf = <S extends z.ZodType>(value: S) =>
  z.record(environment, value).refine((values) => defaultEnvironment in values, 'Has to hold production');

export const environmentVariableTypes = ['string', 'secret', 'auth_connection'] as const;
export const environmentValue = z.union([text, secretLocator, authConnectionLocator]);
export type EnvironmentValue = z.output<typeof environmentValue>;

const newVariable = z.discriminatedUnion('type', [
  z.object({ type: z.literal('string'), label, values: valuesOf(text) }),
  z.object({ type: z.literal('secret'), label, values: valuesOf(secretLocator) }),
  z.object({ type: z.literal('auth_connection'), label, values: valuesOf(authConnectionLocator) }),
]);
export type NewEnvironmentVariable = z.output<typeof newVariable>;

export const environmentVariable = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(environmentVariableTypes),
  workspace_id: z.string(),
  created_by_user_id: z.string().nullable(),
  created_at_unix_secs: z.int(),
  updated_at_unix_secs: z.int(),
  values: z.record(z.string(), environmentValue),
});

const ofVariable = z.object({ env_var_id: id });
const path = '/v1/convai/environment-variables';

export const environmentVariableRoutes = {
  create: route({
    id: 'environment-variables.create',
    method: 'POST',
    path,
    summary: 'Add an environment variable',
    access: 'convai_write',
    body: asWritten(newVariable),
    answer: json(environmentVariable),
  }),
  list: route({
    id: 'environment-variables.list',
    method: 'GET',
    path,
    summary: 'List environment variables',
    access: 'convai_read',
    query: z.object({
      cursor: optional(z.string().max(200)),
      page_size: queryInteger(1, 100).default(100),
      label: optional(z.string().max(100)),
      environment: optional(environment),
      type: z.enum(environmentVariableTypes).optional(),
    }),
    answer: json(
      z.object({
        environment_variables: z.array(environmentVariable),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  get: route({
    id: 'environment-variables.get',
    method: 'GET',
    path: `${path}/{env_var_id}`,
    summary: 'Get an environment variable',
    access: 'convai_read',
    params: ofVariable,
    answer: json(environmentVariable),
  }),
  update: route({
    id: 'environment-variables.update',
    method: 'PATCH',
    path: `${path}/{env_var_id}`,
    summary: 'Change the values of an environment variable',
    access: 'convai_write',
    params: ofVariable,
    /** Null takes an environment away. */
    body: asWritten(z.object({ values: z.record(environment, environmentValue.nullable()) })),
    answer: json(environmentVariable),
  }),
  remove: route({
    id: 'environment-variables.remove',
    method: 'DELETE',
    path: `${path}/{env_var_id}`,
    summary: 'Delete an environment variable',
    access: 'convai_write',
    params: ofVariable,
    answer: empty,
  }),
};
