import type { Transaction } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { insertMembership } from '../../memberships/index.ts';
import { insertWorkspace } from '../../workspace/index.ts';

interface Person {
  id: string;
  email: string;
  firstName: string | null;
}

/** A fresh workspace that the person owns; the membership is the caller's to make. Returns its id. */
export async function insertOwnWorkspace(
  transaction: Transaction,
  { id: ownerId, email, firstName }: Person,
  createdAt: Date,
): Promise<string> {
  const id = newId();
  const name = `${firstName ?? email.split('@')[0]}'s workspace`;
  await insertWorkspace(transaction, { id, name, ownerId, createdAt });
  return id;
}

/** For somebody who belongs nowhere. Returns its id. */
export async function makeOwnWorkspace(transaction: Transaction, person: Person, now: Date): Promise<string> {
  const workspaceId = await insertOwnWorkspace(transaction, person, now);
  const place = { workspaceId, userId: person.id, role: 'admin' as const };
  await insertMembership(transaction, { id: newId(), ...place, createdAt: now });
  return workspaceId;
}
