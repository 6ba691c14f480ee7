import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type CastVoiceRow, type ProjectRow, studioCastVoices } from './projects.tables.ts';

/** The cast has no workspace of its own: every query goes by a project that the caller was let see. */
type OfProject = Pick<ProjectRow, 'id'>;

export const listCast = (db: Queryable, project: OfProject): Promise<CastVoiceRow[]> =>
  db
    .select()
    .from(studioCastVoices)
    .where(eq(studioCastVoices.projectId, project.id))
    .orderBy(asc(studioCastVoices.createdAt), asc(studioCastVoices.id));
