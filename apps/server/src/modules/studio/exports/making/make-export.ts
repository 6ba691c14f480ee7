import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFileName } from '@mynah/contract/file-names';
import anyAscii from 'any-ascii';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import { makeTemporaryFolder } from '../../../../platform/files/temporary-file.ts';
import { actorOf } from '../../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { defineWorkflow, type WorkflowRun } from '../../../../platform/workflows/index.ts';
import { getProject } from '../../projects/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { listChapterSnapshots } from '../../snapshots/index.ts';
import { listExported } from '../exported-chapters.ts';
import { findOrdered, updateExport } from '../exports.store.ts';
import type { ExportRow, StoredReport } from '../exports.tables.ts';
import { exporterOf, type ProjectExporter } from '../extension-points.ts';
import { type MadeChapter, titleOf } from './book-of.ts';
import { type ExportPlan, isBookFormat, planExport } from './export-plan.ts';
import { type MadeFile, makeFile } from './make-file.ts';
import { makePiece } from './make-piece.ts';
import { tagsOfChapter } from './tags-of.ts';

/** What putting pieces together takes, beside making them. */
const shareOfFile = 0.2;

/** Makes the file of an export: a step for each chapter, and one that puts them together. */
export const makeExport = defineWorkflow({
  name: 'studio.export',
  retryLimit: 3,
  expireInSeconds: 6 * 3600,
  atATime: { all: 2, ofGroup: 1 },
  run: async (platform, work) => {
    const row = await findOrdered(platform.db, work.id);
    if (!row) throw new Failure('export_not_found', 'This export no longer exists.');
    const project = await getProject(platform, actorOf(row.actor), row.projectId);
    const exporter = exporterOf(platform, project);
    if (exporter) await makeOtherwise(platform, work, { row, project }, exporter);
    else await make(platform, work, { row, project });
  },
  follow: async (_, { transaction, run, state, failure }) => {
    if (state === 'running') await updateExport(transaction, run, { state: 'making' });
    else await updateExport(transaction, run, { state: 'failed', error: failure?.message ?? null });
    return undefined;
  },
});

interface Order {
  row: ExportRow;
  project: ProjectRow;
}

async function make(platform: Platform, work: WorkflowRun, order: Order): Promise<void> {
  const { row, project } = order;
  // what is newest is decided once
  const { ids } = await work.step('choose', async () => ({
    ids: (await listExported(platform.db, project, row.chapterIds)).map(({ id }) => id),
  }));
  const { workspaceId } = project;
  const snapshots = await listChapterSnapshots(platform.db, { workspaceId, ids });
  if (snapshots.length < ids.length)
    throw new Failure('nothing_to_export', 'The audio was deleted meanwhile. Export it again.');
  if (!isBookFormat(row.format)) throw new Error(`No book is exported as ${row.format}.`);
  const plan = planExport(row.format, { chapters: snapshots.length, isByChapter: row.isByChapter });
  const length = snapshots.reduce((sum, { durationMs }) => sum + durationMs, 0);
  await work.expect(1 + length * (1 + shareOfFile));
  const pieces = await work.each(
    'chapter',
    snapshots,
    (snapshot, step, index) => {
      const tags = tagsOfChapter(project, { name: snapshot.name, number: index + 1 }, row.createdAt);
      return makePiece(platform, { project, snapshot, plan, tags }, step);
    },
    { atATime: 1, weightOf: ({ durationMs }) => durationMs },
  );
  const chapters = snapshots.map((snapshot, index) => ({ snapshot, piece: pieces[index]! }));
  const file = await finish(platform, work, { ...order, plan, chapters, length });
  await platform.db.transaction(async (transaction) => {
    await work.complete(transaction, { blobs: [file.blob] });
    await updateExport(transaction, row, {
      state: 'done',
      error: null,
      fileName: fileNameOf(order, plan, chapters),
      fileBlob: file.blob,
      sizeBytes: file.sizeBytes,
      contentType: plan.contentType,
      report: chapters.flatMap(toReport),
    });
  });
}

/** What is no book comes from its own module, as one file. */
async function makeOtherwise(
  platform: Platform,
  work: WorkflowRun,
  { row, project }: Order,
  exporter: ProjectExporter,
): Promise<void> {
  await work.expect(1);
  const made = await work.step('file', async (step) => {
    const folder = await makeTemporaryFolder(platform);
    try {
      const path = join(folder.path, 'file');
      const { format } = row;
      const kind = await exporter.make(platform, { project, format, path, signal: step.signal });
      return { ...kind, blob: await step.persistFile(path), sizeBytes: (await stat(path)).size };
    } finally {
      await folder.remove();
    }
  });
  await platform.db.transaction(async (transaction) => {
    await work.complete(transaction, { blobs: [made.blob] });
    await updateExport(transaction, row, {
      state: 'done',
      error: null,
      fileName: namedFile(project.name, { row, project }, made.extension),
      fileBlob: made.blob,
      sizeBytes: made.sizeBytes,
      contentType: made.contentType,
    });
  });
}

interface Finishing extends Order {
  plan: ExportPlan;
  chapters: readonly MadeChapter[];
  length: number;
}

async function finish(
  platform: Platform,
  work: WorkflowRun,
  { length, ...order }: Finishing,
): Promise<MadeFile> {
  const only = order.chapters[0]?.piece;
  if (order.plan.assembly === 'as-it-is' && only?.blob) return { blob: only.blob, sizeBytes: only.sizeBytes };
  return work.step('file', (step) => makeFile(platform, { ...order, madeAt: order.row.createdAt }, step), {
    weight: length * shareOfFile,
  });
}

/** A single chapter has its own name. */
function fileNameOf(order: Order, { extension }: ExportPlan, chapters: readonly MadeChapter[]): string {
  const [only, ...others] = chapters;
  const name = only && others.length === 0 ? only.snapshot.name : titleOf(order.project);
  return namedFile(name, order, extension);
}

/** HIS-071 to HIS-078. */
const namedFile = (name: string, { row, project }: Order, extension: string): string =>
  generatedFileName({
    name: anyAscii(name),
    date_unix: unixSeconds(row.createdAt),
    category: null,
    model_id: project.defaultModelId,
    voice_settings: null,
    output_format: extension,
    isbn_number: project.isbnNumber,
  });

const toReport = ({ snapshot, piece }: MadeChapter): StoredReport[] =>
  piece.report ? [{ chapterId: snapshot.chapterId, name: snapshot.name, ...piece.report }] : [];
