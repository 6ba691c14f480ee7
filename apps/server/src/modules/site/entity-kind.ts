import type { EntityKind } from '@mynah/contract/speech/entity-kinds';
import type { StoredEvent } from '../../platform/events/events.ts';

/** By the noun before the dot of an event's name; what is no entity of its own is an `event`. */
const kinds: ReadonlyMap<string, EntityKind> = new Map(
  Object.entries({
    account: 'user',
    user: 'user',
    'api-key': 'workspace',
    group: 'workspace',
    invite: 'workspace',
    member: 'workspace',
    notification: 'user',
    resource: 'workspace',
    subscription: 'workspace',
    webhook: 'workspace',
    workspace: 'workspace',
    project: 'project',
    chapter: 'chapter',
    block: 'block',
    message: 'message',
    dubbing: 'dubbing',
  }),
);

/** What a real-time message is about (WSP-089). */
export const entityKindOf = ({ name }: Pick<StoredEvent, 'name'>): EntityKind =>
  kinds.get(name.split('.')[0] ?? '') ?? 'event';
