import type { ScriptWriter, TakeState } from '@mynah/contract/studio/project-values';
import type { Project } from '@mynah/contract/studio/projects';
import type { Queryable } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ExportedFile } from '../../accounts/privacy/index.ts';
import type { BlockRow, ProjectRow } from './projects.tables.ts';

/** How far the sound of a chapter is. */
export interface ChapterConversion {
  isConverting: boolean;
  lastConvertedAt: Date | null;
  latestSnapshotId: string | null;
  error: string | null;
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
  /** Begins to make the sound of a project; what is under way is for an older text, and stops. */
  convert(platform: Platform, actor: Actor, project: ProjectRow): Promise<void>;
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

/** How far the text of a project is that is written by a machine. */
export interface ProjectCreation {
  state: 'creating' | 'finished' | 'failed';
  type: 'generate_podcast';
  /** 0 to 1 */
  progress: number;
  writer: ScriptWriter;
}

/** Asked once for a list of projects; those that are not in the answer were written by people. */
export interface ProjectCreations {
  describe(db: Queryable, projectIds: readonly string[]): Promise<ReadonlyMap<string, ProjectCreation>>;
}

/** What writes projects fills it. */
export const projectCreations = extensionPoint<ProjectCreations>('studio.project-creations');
/** Keys of the blobs that hang on projects: they go with them, and with their workspace. */
export type ProjectBlobs = (db: Queryable, projectIds: readonly string[]) => Promise<string[]>;

/** Whatever stores blobs for a project fills it. */
export const projectBlobs = extensionPoint<ProjectBlobs>('studio.project-blobs');

/** What else goes with a project, and comes along in the export of who made it. */
export interface ProjectMaterial {
  /** Before the project goes: whatever works on it ends. */
  stop?(platform: Platform, projectId: string): Promise<void>;
  /** Keys of the blobs that hang on chapters alone. */
  listChapterBlobs?(db: Queryable, chapterIds: readonly string[]): Promise<string[]>;
  /** Files beside what it says. */
  exportFiles?(platform: Platform, project: ProjectRow): AsyncIterable<ExportedFile>;
}

/** Whatever makes something of projects fills it. */
export const projectMaterial = extensionPoint<ProjectMaterial>('studio.project-material');

/** What the newest sound of a block is; the contract's words. */
export interface BlockTake {
  state: TakeState;
  /** Of what is heard: where the block is stale, the last one. */
  takeId: string | null;
  durationMs: number | null;
  /** Why it failed, as a sentence. */
  error: string | null;
}

/** Asked once for a list of blocks of one project; those that are not in the answer were never spoken. */
export interface BlockTakes {
  describe(
    platform: Platform,
    project: ProjectRow,
    blocks: readonly BlockRow[],
  ): Promise<ReadonlyMap<string, BlockTake>>;
}

/** What keeps the recordings of blocks fills it. */
export const blockTakes = extensionPoint<BlockTakes>('studio.block-takes');
