import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';

export async function convertProject(_: Platform, __: Actor, ___: ProjectRow): Promise<void> {}
