import { changeLine } from '#web/features/dubbing/document/dub-document.ts';
import { addLine, merge, remove, shift, split, trim } from '#web/features/dubbing/editor/actions.ts';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useWithLine } from '#web/features/dubbing/keys/use-with-line.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';

const STEP_MS = 50;
const FAR_MS = 500;

/** The chosen line in its place. */
export function useLineKeys(): void {
  const t = useMessages();
  const { editor, transport, dub, canEdit } = useOpenDub();
  const { withLine, withUnlocked } = useWithLine();
  const lengthMs = dub.durationMs;
  const group = t('line');
  const byStep = (byMs: number) => withUnlocked(({ id }) => shift(editor, id, { byMs, lengthMs }));
  useShortcut({ keys: 'arrowleft', label: t('earlier'), group, run: byStep(-STEP_MS) });
  useShortcut({ keys: 'arrowright', label: t('later'), group, run: byStep(STEP_MS) });
  useShortcut({ keys: 'shift+arrowleft', label: t('earlierFar'), group, run: byStep(-FAR_MS) });
  useShortcut({ keys: 'shift+arrowright', label: t('laterFar'), group, run: byStep(FAR_MS) });
  const startHere = withUnlocked(({ id }) => trim(editor, id, { startMs: transport.nowMs, lengthMs }));
  const endHere = withUnlocked(({ id }) => trim(editor, id, { endMs: transport.nowMs, lengthMs }));
  useShortcut({ keys: '[', label: t('startHere'), group, run: startHere });
  useShortcut({ keys: ']', label: t('endHere'), group, run: endHere });
  const cut = withUnlocked(({ id }) => split(editor, id, { nowMs: transport.nowMs }));
  useShortcut({ keys: 's', label: t('split'), group, run: cut });
  useShortcut({ keys: 'm', label: t('merge'), group, run: withUnlocked(({ id }) => merge(editor, id)) });
  const add = () => canEdit && addLine(editor, { atMs: transport.nowMs, lengthMs });
  useShortcut({ keys: 'n', label: t('addLine'), group, run: add });
  const toggleLock = withLine(({ id, isLocked }) =>
    editor.change((now) => changeLine(now, id, { isLocked: !isLocked })),
  );
  useShortcut({ keys: 'l', label: t('lock'), group, run: toggleLock });
  const erase = withUnlocked(({ id }) => remove(editor, id));
  useShortcut({ keys: 'delete', label: t('deleteLine'), group, run: erase });
  useShortcut({ keys: 'mod+z', label: t('undo'), group, run: () => canEdit && editor.undo() });
  useShortcut({ keys: 'mod+shift+z', label: t('redo'), group, run: () => canEdit && editor.redo() });
}
