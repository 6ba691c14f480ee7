import { workspaceRoles } from '@mynah/contract';
import { z } from 'zod';
import { scimInvalid } from './scim-failures.ts';

const text = z.string().trim().max(300);
/** Entra sends nulls and empty texts for what is not there. */
const maybe = text
  .nullish()
  .transform((value) => value || undefined)
  .catch(undefined);
/** Entra sends "True" and "False". */
const flag = z.union([
  z.boolean(),
  z
    .string()
    .transform((value) => value.toLowerCase())
    .pipe(z.enum(['true', 'false']))
    .transform((value) => value === 'true'),
]);
const emails = z.array(z.object({ value: text, primary: flag.optional().catch(undefined), type: maybe }));
const roles = z.array(z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]));

const userSchema = z.object({
  userName: text.min(1),
  externalId: maybe,
  name: z.object({ givenName: maybe, familyName: maybe, formatted: maybe }).nullish().catch(undefined),
  displayName: maybe,
  emails: emails.nullish().catch(undefined),
  active: flag.nullish(),
  roles: roles.nullish().catch(undefined),
});

const groupSchema = z.object({
  displayName: text.min(1).max(100),
  externalId: maybe,
  members: z
    .array(z.object({ value: z.string().max(64) }))
    .nullish()
    .transform((members) => members?.map(({ value }) => value)),
});

const address = z.string().toLowerCase().pipe(z.email().max(254));

export type GroupInput = z.output<typeof groupSchema>;

/** What counts of a user resource; what is not in our schema is left aside, as the standard allows. */
export function readUser(resource: unknown) {
  const { name, emails: given, roles: wanted, active, ...rest } = parsed(userSchema, resource);
  const role = workspaceRoles
    .toReversed()
    .find((each) => wanted?.some((value) => value.toLowerCase() === each));
  return {
    ...rest,
    givenName: name?.givenName,
    familyName: name?.familyName,
    formattedName: name?.formatted,
    email: emailOf(rest.userName, given ?? []),
    active: active ?? true,
    role,
  };
}
export type UserInput = ReturnType<typeof readUser>;

export const readGroup = (resource: unknown): GroupInput => parsed(groupSchema, resource);

/** The primary address; else the first, else the name itself. */
function emailOf(userName: string, given: z.output<typeof emails>): string {
  const ordered = [...given.filter(({ primary }) => primary), ...given].map(({ value }) => value);
  for (const candidate of [...ordered, userName]) {
    const { data } = address.safeParse(candidate);
    if (data) return data;
  }
  throw scimInvalid('invalidValue', 'Neither emails nor userName contains an email address.');
}

function parsed<Schema extends z.ZodType>(schema: Schema, resource: unknown): z.output<Schema> {
  const result = schema.safeParse(resource);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw scimInvalid('invalidValue', `${issue?.path.join('.') || 'The resource'}: ${issue?.message}`);
}
