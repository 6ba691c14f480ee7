import { pgTable, text } from 'drizzle-orm/pg-core';
import { notEmpty } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { studioProjects } from '../projects/projects.tables.ts';

/** The private podcast of a project. */
export const studioFeeds = pgTable(
  'studio_feeds',
  {
    projectId: text('project_id')
      .primaryKey()
      .references(() => studioProjects.id, { onDelete: 'cascade' }),
    /** Its address, known to whoever was given it. */
    secret: text('secret').notNull().unique(),
    ...timestamps,
  },
  (table) => notEmpty(table.secret),
);
export type FeedRow = typeof studioFeeds.$inferSelect;
