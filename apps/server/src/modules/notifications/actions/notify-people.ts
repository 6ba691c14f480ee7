import type { Queryable } from '../../../platform/db/database.ts';
import type { StoredEvent } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/index.ts';
import { listMembers } from '../../workspaces/members/index.ts';
import type { EventMessage } from '../messages.ts';
import { notify } from './notify.ts';

/** Makes the messages of one event. Called again after a crash, it tells nobody twice. */
export async function notifyPeople(
  platform: Platform,
  event: StoredEvent,
  message: EventMessage,
): Promise<void> {
  const { to, title, description, ...rest } = message;
  const written = (text: typeof title) => (typeof text === 'string' ? text : text(event.payload));
  await platform.db.transaction(async (transaction) => {
    const source = `event:${event.sequence}`;
    for (const userId of await findRecipients(transaction, event, to)) {
      const { workspaceId } = event;
      const told = { ...rest, title: written(title), description: written(description) };
      await notify(platform, transaction, { ...told, userId, workspaceId, source });
    }
  });
}

async function findRecipients(
  db: Queryable,
  { workspaceId, payload }: StoredEvent,
  to: EventMessage['to'],
): Promise<string[]> {
  const person = typeof payload.user_id === 'string' ? await findUser(db, payload.user_id) : undefined;
  const admins = to.includes('admins')
    ? (await listMembers(db, workspaceId)).filter(({ role, isLocked }) => role === 'admin' && !isLocked)
    : [];
  const others = admins.map(({ userId }) => userId).filter((userId) => userId !== payload.user_id);
  // a service account reads no messages
  return person?.kind === 'person' && to.includes('person') ? [person.id, ...others] : others;
}
