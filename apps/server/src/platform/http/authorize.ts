import { type Access, isRoleAtLeast, type Permission, permissionMatrix, type Route } from '@mynah/contract';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../errors/index.ts';
import type { Actor, Authenticate, Credential } from './actor.ts';

/** API keys are told from access tokens by their prefix; a key may also come as a bearer value. */
export const apiKeyPrefix = 'sk_';

export function credentialOf(request: FastifyRequest): Credential | undefined {
  const apiKey = request.headers['xi-api-key'];
  const { ip: ipAddress } = request;
  if (typeof apiKey === 'string' && apiKey !== '') return { apiKey, ipAddress };
  const bearer = /^bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim();
  return bearer ? { ...bearerCredential(bearer), ipAddress } : undefined;
}

/** Access tokens are JWTs: three parts with dots. All else is taken for a key. */
export const bearerCredential = (value: string): Credential =>
  value.split('.').length === 3 ? { accessToken: value } : { apiKey: value };

/** Authorizes the caller or throws. Undefined only on public routes. */
export async function authorize(
  route: Route,
  credential: Credential | undefined,
  authenticate: Authenticate,
): Promise<Actor | undefined> {
  if (route.access === 'public') return undefined;
  if (!credential) {
    throw new Failure('needs_authorization', 'Send an API key in the header xi-api-key, or sign in.');
  }
  const actor = await authenticate(credential);
  requireAccess(actor, route.access);
  return actor;
}

function requireAccess(actor: Actor, access: Exclude<Access, 'public'>): void {
  if (access === 'any') return;
  if (access === 'signed-in' || access === 'staff') {
    requirePerson(actor, access);
    return;
  }
  requirePermission(actor, access);
}

/** @throws Failure `missing_permissions` for the scopes of a key, `permission_denied` for the member */
export function requirePermission(
  actor: Pick<Actor, 'permissions' | 'role' | 'granted'>,
  permission: Permission,
): void {
  if (actor.permissions !== 'all' && !actor.permissions.has(permission)) {
    throw new Failure(
      'missing_permissions',
      `The API key you used is missing the permission ${permission} to execute this operation.`,
    );
  }
  if (!mayDo(actor, permission)) {
    throw new Failure('permission_denied', `Your role in this workspace does not include ${permission}.`);
  }
}

function requirePerson(actor: Actor, access: 'signed-in' | 'staff'): void {
  if (actor.kind !== 'session') {
    throw new Failure('permission_denied', 'Only a signed-in person can make this call, not an API key.');
  }
  if (access === 'staff' && !actor.isStaff) {
    throw new Failure('permission_denied', 'Only the people who run this server can make this call.');
  }
}

/** Does the member have it, whatever the scopes of a key? The one reading of the permission matrix. */
const mayDo = ({ role, granted }: Pick<Actor, 'role' | 'granted'>, permission: Permission): boolean =>
  isRoleAtLeast(role, permissionMatrix[permission].role) &&
  (role === 'admin' || granted === 'all' || granted.has(permission));
