import type { Permission } from '@mynah/contract';
import type { SingleUseTokenType } from '@mynah/contract/single-use-tokens';
import { Failure } from '../../../platform/errors/index.ts';
import { mayDo } from '../../../platform/http/authorize.ts';
import type { Actor } from '../../../platform/http/index.ts';

/** What a token of a type may do, and nothing else; its maker must be allowed to. */
export const permissionOfToken: Readonly<Record<SingleUseTokenType, Permission>> = {
  realtime_scribe: 'speech_to_text',
  batch_scribe: 'speech_to_text',
  tts_websocket: 'text_to_speech',
};

/** @throws Failure `missing_permissions`, `permission_denied` */
export function requireTokenPermission(
  actor: Pick<Actor, 'permissions' | 'role' | 'granted'>,
  type: SingleUseTokenType,
): void {
  const permission = permissionOfToken[type];
  if (actor.permissions !== 'all' && !actor.permissions.has(permission)) {
    throw new Failure(
      'missing_permissions',
      `The API key you used is missing the permission ${permission}, which a token of the type ${type} takes.`,
    );
  }
  if (mayDo(actor, permission)) return;
  throw new Failure('permission_denied', `Your role in this workspace does not include ${permission}.`);
}
