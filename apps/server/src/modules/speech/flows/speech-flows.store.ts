import type { FlowState } from '@mynah/contract/speech/flows';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { moveRuns } from '../../../platform/workflows/index.ts';
import { notInBin } from '../../history/index.ts';
import { type NewSpeechFlow, type SpeechFlowRow, speechFlows } from './speech-flows.tables.ts';

export type FlowKey = Pick<SpeechFlowRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: FlowKey) =>
  and(eq(speechFlows.workspaceId, workspaceId), eq(speechFlows.id, id));

export const insertFlow = (transaction: Transaction, row: NewSpeechFlow) =>
  transaction.insert(speechFlows).values(row);

/** None whose history item is deleted. */
export async function findFlow(db: Queryable, key: FlowKey): Promise<SpeechFlowRow | undefined> {
  const [row] = await db
    .select()
    .from(speechFlows)
    .where(and(isOne(key), notInBin(speechFlows.historyItemId)));
  return row;
}

/** Waits for whoever changes it now. */
export async function lockFlow(transaction: Transaction, key: FlowKey): Promise<SpeechFlowRow | undefined> {
  const [row] = await transaction.select().from(speechFlows).where(isOne(key)).for('update');
  return row;
}

export async function changeFlow(db: Queryable, key: FlowKey, change: Partial<NewSpeechFlow>): Promise<void> {
  await db.update(speechFlows).set(change).where(isOne(key));
}

export const deleteFlow = (db: Queryable, key: FlowKey) => db.delete(speechFlows).where(isOne(key));

interface Person {
  workspaceId: string;
  userId: string;
}
const ofPerson = ({ workspaceId, userId }: Person) =>
  and(eq(speechFlows.workspaceId, workspaceId), eq(speechFlows.userId, userId));

interface FlowPage {
  state?: FlowState | undefined;
  modelId?: string | undefined;
  /** Id of the last one that was read. */
  after?: string | undefined;
  most: number;
}

/** Newest first, behind the one that was read last. */
export const listFlows = (
  db: Queryable,
  person: Person,
  { state, modelId, after, most }: FlowPage,
): Promise<SpeechFlowRow[]> =>
  db
    .select()
    .from(speechFlows)
    .where(
      and(
        ofPerson(person),
        notInBin(speechFlows.historyItemId),
        state && eq(speechFlows.state, state),
        modelId ? eq(speechFlows.modelId, modelId) : undefined,
        after === undefined
          ? undefined
          : sql`(${speechFlows.createdAt}, ${speechFlows.id}) < (
              select last.created_at, last.id from ${speechFlows} as last
              where last.id = ${after} and last.workspace_id = ${person.workspaceId})`,
      ),
    )
    .orderBy(desc(speechFlows.createdAt), desc(speechFlows.id))
    .limit(most);

export const listFlowKeysOf = (db: Queryable, person: Person): Promise<FlowKey[]> =>
  db
    .select({ workspaceId: speechFlows.workspaceId, id: speechFlows.id })
    .from(speechFlows)
    .where(ofPerson(person));

/** What names nobody comes along: who joins elsewhere was the last one there. */
export async function moveFlows(
  transaction: Transaction,
  { workspaceId, userId }: Person,
  toWorkspaceId: string,
): Promise<void> {
  const moved = await transaction
    .update(speechFlows)
    .set({ workspaceId: toWorkspaceId, userId })
    .where(
      and(
        eq(speechFlows.workspaceId, workspaceId),
        or(eq(speechFlows.userId, userId), isNull(speechFlows.userId)),
      ),
    )
    .returning({ id: speechFlows.id });
  await moveRuns(
    transaction,
    moved.map(({ id }) => id),
    toWorkspaceId,
  );
}

export const handOverFlows = async (
  transaction: Transaction,
  person: Person,
  toUserId: string,
): Promise<void> => {
  await transaction.update(speechFlows).set({ userId: toUserId }).where(ofPerson(person));
};
