import { go, speak, split, translate } from '#web/features/dubbing/editor/actions.ts';
import { cursorIn, isWriting, leaveField, writeIn } from '#web/features/dubbing/editor/field-of.ts';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useWithLine } from '#web/features/dubbing/keys/use-with-line.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';

/** The words of the chosen line, without leaving the keyboard. */
export function useWritingKeys(): void {
  const t = useMessages();
  const { editor, transport } = useOpenDub();
  const { withLine, withUnlocked } = useWithLine();
  const group = t('writing');
  const worksInFields = true;
  const focusChosen = () => writeIn(editor.store.getState().chosenId);
  useShortcut({ keys: 'enter', label: t('write'), group, run: focusChosen });
  const afterWriting = (act: () => void) => () => {
    leaveField();
    act();
  };
  const fromField = (step: 1 | -1) => () => {
    const goesOn = isWriting();
    go(editor, transport, step);
    // the row may come into view only now
    if (goesOn) requestAnimationFrame(focusChosen);
  };
  useShortcut({ keys: 'mod+arrowdown', label: t('next'), group, worksInFields, run: fromField(1) });
  useShortcut({ keys: 'mod+arrowup', label: t('previous'), group, worksInFields, run: fromField(-1) });
  const again = afterWriting(withLine(({ id }) => void speak(editor, [id])));
  useShortcut({ keys: 'mod+enter', label: t('speak'), group, worksInFields, run: again });
  const translated = afterWriting(withUnlocked(({ id }) => void translate(editor, [id])));
  useShortcut({ keys: 'mod+shift+enter', label: t('translate'), group, worksInFields, run: translated });
  const save = afterWriting(() => void editor.saver.flush());
  useShortcut({ keys: 'mod+s', label: t('saveNow'), group, worksInFields, run: save });
  const cut = withUnlocked(({ id }) => {
    const textAt = cursorIn(id);
    leaveField();
    split(editor, id, { nowMs: transport.nowMs, textAt });
  });
  useShortcut({ keys: 'mod+shift+s', label: t('splitAtCursor'), group, worksInFields, run: cut });
}
