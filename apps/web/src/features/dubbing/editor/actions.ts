import {
  addLine as added,
  deleteLine,
  gapOf,
  lineOf,
  moveLine,
  neighborOf,
  trimLine,
} from '#web/features/dubbing/document/dub-document.ts';
import { mergeWithNext, splitLine } from '#web/features/dubbing/document/splitting.ts';
import { chooseTake, speakLines, translateLines } from '#web/features/dubbing/editor/editor.requests.ts';
import type { Editor, EditorState } from '#web/features/dubbing/editor/editor-store.ts';
import { message } from '#web/features/dubbing/messages.ts';
import type { Transport } from '#web/shared/timeline/playback/transport.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** So much is heard before and behind a line that is played in its place. */
const AROUND_MS = 1500;
const NEW_LINE_MS = 2000;

/** Makes lines again as they are written now. */
async function make(
  editor: Editor,
  ids: readonly string[],
  order: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> {
  if (ids.length === 0) return;
  editor.setMaking(ids, true);
  try {
    await editor.saver.flush();
    await okOrToast(order(ids).then(() => editor.saver.renew()));
  } finally {
    editor.setMaking(ids, false);
  }
}

/** One line that says already what it should is spoken once more, otherwise: another take. */
export const speak = (editor: Editor, ids: readonly string[]): Promise<void> =>
  make(editor, ids, (wanted) => {
    const known = wanted.length === 1 ? editor.store.getState().facts.get(wanted[0] ?? '') : undefined;
    return speakLines(editor.address, wanted, known?.sound !== undefined && !known.isStale);
  });

export const translate = (editor: Editor, ids: readonly string[]): Promise<void> =>
  make(editor, ids, (wanted) => translateLines(editor.address, wanted));

export const takeUp = (editor: Editor, lineId: string, takeId: string): Promise<void> =>
  make(editor, [lineId], () => chooseTake(editor.address, lineId, takeId));

/** Lines whose sound is not what they say: never those that are locked. */
export const unspokenIds = ({ history, facts }: Pick<EditorState, 'history' | 'facts'>): string[] =>
  history.present.lines
    .filter(({ id, text, isLocked }) => {
      const known = facts.get(id);
      return !isLocked && text.trim() !== '' && (!known?.sound || known.isStale);
    })
    .map(({ id }) => id);

export const untranslatedIds = ({ history }: Pick<EditorState, 'history'>): string[] =>
  history.present.lines
    .filter(({ text, sourceText, isLocked }) => !isLocked && text.trim() === '' && sourceText.trim() !== '')
    .map(({ id }) => id);

export function playLine(editor: Editor, transport: Transport, aroundMs = 0): void {
  const line = lineOf(editor.document, editor.store.getState().chosenId);
  if (!line) return;
  const sound = editor.store.getState().facts.get(line.id)?.sound;
  const isDub = editor.store.getState().hears === 'dub';
  // what runs over its place is heard to its end
  const endMs = Math.max(line.endMs, isDub && sound ? sound.startMs + sound.durationMs : 0);
  transport.pause();
  transport.playBetween(Math.max(0, line.startMs - aroundMs), endMs + aroundMs);
}

export const playAround = (editor: Editor, transport: Transport): void =>
  playLine(editor, transport, AROUND_MS);

/** The same in the other language: A/B. */
export function playOther(editor: Editor, transport: Transport): void {
  editor.store.setState(({ hears }) => ({ hears: hears === 'dub' ? 'original' : 'dub' }));
  playLine(editor, transport);
}

/** Chooses the line before or behind, and puts the playhead to it. */
export function go(editor: Editor, transport: Transport, step: 1 | -1): void {
  const next = neighborOf(editor.document, editor.store.getState().chosenId, step);
  if (!next) return;
  editor.choose(next.id);
  if (!transport.isPlaying) transport.seek(next.startMs);
}

export function shift(
  editor: Editor,
  lineId: string,
  { byMs, lengthMs }: { byMs: number; lengthMs: number },
) {
  const line = lineOf(editor.document, lineId);
  if (line) editor.change((dub) => moveLine(dub, lineId, line.startMs + byMs, lengthMs));
}

export const trim = (
  editor: Editor,
  lineId: string,
  { lengthMs, ...edges }: { startMs?: number; endMs?: number; lengthMs: number },
): void => editor.change((dub) => trimLine(dub, lineId, edges, lengthMs));

/** At the playhead where it is inside, else in the middle; the text at the cursor where there is one. */
export function split(editor: Editor, lineId: string, { nowMs, textAt }: { nowMs: number; textAt?: number }) {
  const line = lineOf(editor.document, lineId);
  if (!line) return;
  const isInside = nowMs > line.startMs && nowMs < line.endMs;
  const atMs = isInside ? nowMs : (line.startMs + line.endMs) / 2;
  editor.change((dub) => splitLine(dub, lineId, { atMs, newId: crypto.randomUUID(), textAt }));
}

export const merge = (editor: Editor, lineId: string): void =>
  editor.change((dub) => mergeWithNext(dub, lineId));

/** Can be undone, and says so; the next line is chosen. */
export function remove(editor: Editor, lineId: string): void {
  const next = neighborOf(editor.document, lineId, 1) ?? neighborOf(editor.document, lineId, -1);
  editor.change((dub) => deleteLine(dub, lineId));
  editor.choose(next?.id);
  toast.success(message('lineDeleted'), {
    action: { label: message('undo'), onClick: () => editor.undo() },
  });
}

/** What the machine missed, at the playhead: by who speaks there. */
export function addLine(editor: Editor, { atMs, lengthMs }: { atMs: number; lengthMs: number }): void {
  const { speakers, lines } = editor.document;
  const before = lines.findLast(({ startMs }) => startMs <= atMs);
  const speakerId = before?.speakerId ?? speakers[0]?.id;
  if (speakerId === undefined) return;
  const gap = gapOf(editor.document, speakerId, { atMs: Math.round(atMs), lengthMs: Math.floor(lengthMs) });
  if (!gap) return;
  const { startMs } = gap;
  const endMs = Math.min(startMs + NEW_LINE_MS, gap.endMs);
  const id = crypto.randomUUID();
  editor.change((dub) =>
    added(dub, { id, speakerId, startMs, endMs, sourceText: '', text: '', isLocked: false }),
  );
  editor.choose(id);
}
