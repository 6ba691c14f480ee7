import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import {
  audioNativeEmbeds,
  audioNativeSettings,
  type EmbedRow,
  type NewEmbed,
  type SettingsRow,
} from './audio-native.tables.ts';

export async function findSettings(db: Queryable, workspaceId: string): Promise<SettingsRow | undefined> {
  const [row] = await db
    .select()
    .from(audioNativeSettings)
    .where(eq(audioNativeSettings.workspaceId, workspaceId));
  return row;
}

/** Of a visitor, who knows no workspace but this name of one. */
export async function findSite(db: Queryable, siteId: string): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(audioNativeSettings).where(eq(audioNativeSettings.siteId, siteId));
  return row;
}

/** Two who open the settings first at once get the same. */
export async function insertSettings(db: Queryable, settings: SettingsRow): Promise<void> {
  await db.insert(audioNativeSettings).values(settings).onConflictDoNothing();
}

export const updateSettings = (db: Queryable, workspaceId: string, change: Partial<SettingsRow>) =>
  db.update(audioNativeSettings).set(change).where(eq(audioNativeSettings.workspaceId, workspaceId));

type Key = Pick<EmbedRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key) =>
  and(eq(audioNativeEmbeds.workspaceId, workspaceId), eq(audioNativeEmbeds.id, id));

/** Undefined when the address has one already. */
export async function insertEmbed(db: Queryable, embed: NewEmbed): Promise<EmbedRow | undefined> {
  const [row] = await db.insert(audioNativeEmbeds).values(embed).onConflictDoNothing().returning();
  return row;
}

export async function findEmbed(db: Queryable, key: Key): Promise<EmbedRow | undefined> {
  const [row] = await db.select().from(audioNativeEmbeds).where(isOne(key));
  return row;
}

export async function findEmbedOfProject(
  db: Queryable,
  workspaceId: string,
  projectId: string,
): Promise<EmbedRow | undefined> {
  const [row] = await db
    .select()
    .from(audioNativeEmbeds)
    .where(and(eq(audioNativeEmbeds.workspaceId, workspaceId), eq(audioNativeEmbeds.projectId, projectId)));
  return row;
}

/** Of a visitor, who knows no workspace: the project names it. */
export async function findPublicEmbed(db: Queryable, projectId: string): Promise<EmbedRow | undefined> {
  const [row] = await db
    .select()
    .from(audioNativeEmbeds)
    .where(and(eq(audioNativeEmbeds.projectId, projectId), eq(audioNativeEmbeds.isRemoved, false)));
  return row;
}

export async function findEmbedOfAddress(
  db: Queryable,
  workspaceId: string,
  sourceUrl: string,
): Promise<EmbedRow | undefined> {
  const [row] = await db
    .select()
    .from(audioNativeEmbeds)
    .where(and(eq(audioNativeEmbeds.workspaceId, workspaceId), eq(audioNativeEmbeds.sourceUrl, sourceUrl)));
  return row;
}

/** Newest first; without those whose project was deleted. */
export const listEmbeds = (db: Queryable, workspaceId: string): Promise<EmbedRow[]> =>
  db
    .select()
    .from(audioNativeEmbeds)
    .where(
      and(
        eq(audioNativeEmbeds.workspaceId, workspaceId),
        eq(audioNativeEmbeds.isRemoved, false),
        or(isNotNull(audioNativeEmbeds.projectId), notKept()),
      ),
    )
    .orderBy(desc(audioNativeEmbeds.createdAt), desc(audioNativeEmbeds.id))
    .limit(500);

const notKept = () => or(eq(audioNativeEmbeds.state, 'reading'), eq(audioNativeEmbeds.state, 'failed'));

export const updateEmbed = (db: Queryable | Transaction, key: Key, change: Partial<NewEmbed>) =>
  db.update(audioNativeEmbeds).set(change).where(isOne(key));

/** How many visits brought an article since. */
export const countFound = (db: Queryable, workspaceId: string, since: Date): Promise<number> =>
  db.$count(
    audioNativeEmbeds,
    and(
      eq(audioNativeEmbeds.workspaceId, workspaceId),
      eq(audioNativeEmbeds.isFound, true),
      gt(audioNativeEmbeds.createdAt, since),
    ),
  );

/** Whoever comes first after that time looks at the address again, and nobody else with them. */
export async function takeCheck(
  db: Queryable,
  embed: Key,
  { lastBefore, now }: { lastBefore: Date; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(audioNativeEmbeds)
    .set({ checkedAt: now })
    .where(
      and(isOne(embed), or(isNull(audioNativeEmbeds.checkedAt), lt(audioNativeEmbeds.checkedAt, lastBefore))),
    )
    .returning({ id: audioNativeEmbeds.id });
  return taken.length > 0;
}

/** The players of projects that a caller was let see. */
export const listEmbedsOfProjects = (
  db: Queryable,
  projects: readonly { id: string }[],
): Promise<EmbedRow[]> =>
  db
    .select()
    .from(audioNativeEmbeds)
    .where(
      and(
        inArray(audioNativeEmbeds.projectId, [...projects.map(({ id }) => id), '']),
        eq(audioNativeEmbeds.isRemoved, false),
      ),
    );
