import type { Project } from '@mynah/contract/studio/projects';
import type { Queryable } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProjectRow } from './projects.tables.ts';

/** How far the sound of a chapter is. */
export interface ChapterConversion {
  isConverting: boolean;
  /** 0 to 1 while it is converted. */
  progress: number | null;
  lastConvertedAt: Date | null;
  latestSnapshotId: string | null;
  error: string | null;
  /** Blocks whose sound is as they are now. */
  convertedBlockIds: ReadonlySet<string>;
}

/** How far the sound of a project is. */
export interface ProjectConversion {
  state: 'default' | 'converting' | 'in_queue';
  lastConvertedAt: Date | null;
  latestSnapshotId: string | null;
  addedToQueueAt: Date | null;
  /** 1 is next; null while it does not wait. */
  queuePosition: number | null;
  /** By chapter; those that are not in here were never converted. */
  chapters: ReadonlyMap<string, ChapterConversion>;
}

/** Asked once for a list of projects; those that are not in the answer were never converted. */
export interface ProjectSounds {
  describe(db: Queryable, projects: readonly ProjectRow[]): Promise<ReadonlyMap<string, ProjectConversion>>;
}

/** Fields of the project answer that a higher module knows; asked once for a list of projects. */
export interface ProjectAnswerPart {
  describe(
    platform: Platform,
    projects: readonly ProjectRow[],
  ): Promise<ReadonlyMap<string, Partial<Project>>>;
}

export const projectAnswerParts = extensionPoint<ProjectAnswerPart>('studio.project-answer');

/** What makes the sound of projects fills it. */
export const projectSounds = extensionPoint<ProjectSounds>('studio.project-sounds');
