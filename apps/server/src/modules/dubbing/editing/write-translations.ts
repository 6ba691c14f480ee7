import { Failure } from '../../../platform/errors/index.ts';
import { newLine } from '../making/begin-language.ts';
import { contentHashOf } from '../making/line-content.ts';
import { listSegments, listSpeakers } from '../segments.store.ts';
import { listLines, listTakes, putLines } from '../targets.store.ts';
import type { LineRow, TakeRow, TargetRow } from '../targets.tables.ts';
import { knownTake } from './change-translation.ts';
import type { Editing } from './edit-dubbing.ts';

/** What a line is to say in a language; null: it is to be translated again. */
interface WrittenLine {
  segmentId: string;
  sourceText: string;
  text: string | null;
  isLocked: boolean;
}

/**
 * Writes what lines say in a language, all of them at once: as few statements for a thousand as for one. A line that
 * says again what it said before has its sound back. @throws Failure `segment_locked`
 */
export async function writeTranslations(
  { transaction, dubbing }: Editing,
  target: TargetRow,
  lines: readonly WrittenLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const former = new Map((await listLines(transaction, target)).map((line) => [line.segmentId, line]));
  for (const line of lines) requireUnlocked(former.get(line.segmentId), line);
  const rowOf = ({ segmentId, isLocked }: WrittenLine) => ({
    ...(former.get(segmentId) ?? newLine(target, segmentId)),
    isLocked,
  });
  await putLines(transaction, lines.map(rowOf), ['isLocked']);
  const written = lines.filter(
    ({ segmentId, text }) => text !== (former.get(segmentId)?.translation ?? null),
  );
  await putLines(
    transaction,
    written.map((line) => ({
      ...rowOf(line),
      translation: line.text,
      sourceText: line.text === null ? null : line.sourceText,
      shorter: [],
      state: 'idle' as const,
      error: null,
    })),
    ['translation', 'sourceText', 'shorter', 'state', 'error'],
  );
  const hashes = await hashesOf({ transaction, dubbing }, target, lines);
  const takes = takesByContent(await listTakes(transaction, target));
  const chosen = lines.flatMap((line) => {
    const { segmentId } = line;
    const same = takes.get(hashes.get(segmentId) ?? '') ?? [];
    const known = knownTake(same, { segmentId, takeId: former.get(segmentId)?.takeId ?? null });
    return known ? [{ ...rowOf(line), ...known }] : [];
  });
  await putLines(transaction, chosen, ['takeId', 'attempt']);
}

function requireUnlocked(former: LineRow | undefined, { isLocked, text }: WrittenLine): void {
  if (!former?.isLocked || !isLocked || former.translation === text) return;
  throw new Failure('segment_locked', 'This line is locked. Unlock it to change what it says.');
}

/** What decides how each line sounds, by its segment. */
async function hashesOf(
  { transaction, dubbing }: Pick<Editing, 'transaction' | 'dubbing'>,
  target: TargetRow,
  lines: readonly WrittenLine[],
): Promise<Map<string, string>> {
  const texts = new Map(lines.map(({ segmentId, text }) => [segmentId, text]));
  const speakers = new Map((await listSpeakers(transaction, dubbing)).map((each) => [each.id, each]));
  return new Map(
    (await listSegments(transaction, dubbing)).flatMap((segment) => {
      const text = texts.get(segment.id);
      const speaker = speakers.get(segment.speakerId);
      return text && speaker ? [[segment.id, contentHashOf({ text, segment, speaker, target })]] : [];
    }),
  );
}

function takesByContent(takes: readonly TakeRow[]): Map<string, TakeRow[]> {
  const found = new Map<string, TakeRow[]>();
  for (const take of takes) found.set(take.contentHash, [...(found.get(take.contentHash) ?? []), take]);
  return found;
}
