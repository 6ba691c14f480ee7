import { ScimError, type ScimPatchOperation, type ScimResource, scimPatch } from 'scim-patch';
import { z } from 'zod';
import { scimInvalid } from './scim-failures.ts';

/** Entra writes `Add` and `Replace`, and some directories leave `schemas` out. */
const patchSchema = z.object({
  Operations: z
    .array(
      z.object({
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(1000).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(1000),
});

/**
 * The resource after the operations. A replace of what is not there adds it, since directories send it so; what they
 * set within `members[value eq "…"]` follows the standard. @throws Failure with a scimType
 */
export function patched<Resource extends object>(resource: Resource, body: unknown): Resource {
  const parsed = patchSchema.safeParse(body);
  if (!parsed.success)
    throw scimInvalid('invalidSyntax', 'Operations must have at least one add, replace or remove.');
  const operations = parsed.data.Operations.map(withoutUrn) as ScimPatchOperation[];
  try {
    const copy = structuredClone(resource) as unknown as ScimResource;
    return scimPatch(copy, operations, {
      mutateDocument: true,
      treatMissingAsAdd: true,
    }) as unknown as Resource;
  } catch (cause) {
    if (cause instanceof ScimError) throw scimInvalid(typeOf(cause), cause.message, cause);
    throw cause;
  }
}

interface Operation {
  op: string;
  path?: string;
  value?: unknown;
}

/** `urn:…:User:name.givenName` is the same as `name.givenName`. */
function withoutUrn(operation: Operation): Operation {
  const path = operation.path?.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(User|Group):/i, '');
  return { ...operation, ...(path === undefined ? {} : { path }) };
}

const types = new Set([
  'invalidFilter',
  'invalidPath',
  'invalidValue',
  'invalidSyntax',
  'mutability',
  'noTarget',
]);

const typeOf = ({ scimCode }: ScimError): Parameters<typeof scimInvalid>[0] =>
  scimCode !== undefined && types.has(scimCode)
    ? (scimCode as Parameters<typeof scimInvalid>[0])
    : 'invalidValue';

/** Members count by their id alone: what directories write beside it must not keep one from being found. */
export function patchedGroup<Resource extends { members?: unknown }>(
  resource: Resource,
  body: unknown,
): Resource {
  const { members } = resource;
  const slim = { ...resource, ...(Array.isArray(members) ? { members: members.map(idAlone) } : {}) };
  return patched(slim, slimOperations(body));
}

function slimOperations(body: unknown): unknown {
  const { Operations: operations } = (body ?? {}) as { Operations?: unknown };
  if (!Array.isArray(operations)) return body;
  return {
    Operations: operations.map((operation) =>
      Array.isArray(operation?.value) ? { ...operation, value: operation.value.map(idAlone) } : operation,
    ),
  };
}

const idAlone = (member: unknown): unknown =>
  member !== null && typeof member === 'object' && 'value' in member ? { value: member.value } : member;
