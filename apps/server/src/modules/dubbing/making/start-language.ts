import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { startRun } from '../../../platform/workflows/index.ts';
import { primaryOf } from '../dubbing.policy.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { listSegments } from '../segments.store.ts';
import { censor } from '../source/censor.ts';
import { listLines, putLines, updateTarget } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';
import { newLine } from './begin-language.ts';
import { makeLanguage } from './make-language.ts';

/** Has every line of a language made that is not locked, and an output at the end. */
export async function startLanguage(
  platform: Platform,
  transaction: Transaction,
  dubbing: DubbingRow,
  target: TargetRow,
): Promise<void> {
  const lines = new Map((await listLines(transaction, target)).map((line) => [line.segmentId, line]));
  const given = new Map(Object.entries(target.translations ?? {}));
  const brought = (text: string | undefined): string | null => {
    if (text === undefined) return null;
    return dubbing.options.censors ? censor(text, primaryOf(target.language)) : text;
  };
  const made = (await listSegments(transaction, dubbing)).flatMap(({ id, text, externalId }) => {
    const line = lines.get(id);
    if (line?.isLocked && line.takeId !== null) return [];
    const translation = line?.translation ?? brought(given.get(externalId ?? id));
    const sourceText = translation === null ? null : (line?.sourceText ?? text);
    const state = 'speaking' as const;
    return [{ ...(line ?? newLine(target, id)), translation, sourceText, state, error: null }];
  });
  await putLines(transaction, made, ['translation', 'sourceText', 'state', 'error']);
  await startWork(platform, transaction, target, { makesOutput: true, translations: null });
}

/** Begins to make what waits of a language. */
export async function startWork(
  platform: Platform,
  transaction: Transaction,
  target: TargetRow,
  change: { makesOutput: boolean; translations?: null },
): Promise<void> {
  const runId = newId();
  const { workspaceId } = target;
  await updateTarget(transaction, target, {
    ...change,
    runId,
    // lines alone are made behind the output that there is
    ...(change.makesOutput && { state: 'queued' as const }),
    failureCode: null,
    failureMessage: null,
  });
  await startRun(platform, transaction, makeLanguage, { id: runId, workspaceId });
}
