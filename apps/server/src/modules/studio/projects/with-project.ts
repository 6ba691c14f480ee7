import { getTableName } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey } from 'drizzle-orm/pg-core';
import { studioProjects } from './projects.tables.ts';

/** What hangs on a project goes with it: out of the world, and to another workspace. */
export const withProject = (table: { projectId: AnyPgColumn; workspaceId: AnyPgColumn }) => [
  foreignKey({
    name: `${getTableName(table.projectId.table)}_of_project`,
    columns: [table.projectId, table.workspaceId],
    foreignColumns: [studioProjects.id, studioProjects.workspaceId],
  })
    .onDelete('cascade')
    .onUpdate('cascade'),
];
