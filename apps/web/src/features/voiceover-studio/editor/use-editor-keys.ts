import { duplicate, remove, split } from '#web/features/voiceover-studio/editor/actions.ts';
import { useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { clipOf, moveClip } from '#web/features/voiceover-studio/timeline/timeline.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';

const STEP_MS = 100;
const FAR_MS = 1000;

/** All that can be done with the chosen clip, and with the whole, by keys. */
export function useEditorKeys(): void {
  const t = useMessages();
  const { editor, transport, canEdit } = useOpenVoiceover();
  const group = t('group');
  /** Without a chosen clip the arrows move the playhead. */
  const shift = (byMs: number) => {
    const chosen = clipOf(editor.timeline, editor.store.getState().chosenId);
    if (!chosen || !canEdit) transport.seek(transport.nowMs + byMs);
    else editor.change((timeline) => moveClip(timeline, chosen.clip_id, chosen.start_ms + byMs));
  };
  const withChosen = (act: (clipId: string) => void) => () => {
    const { chosenId } = editor.store.getState();
    if (chosenId !== undefined && canEdit) act(chosenId);
  };
  const erase = withChosen((id) => remove(editor, id));
  const whenEditor = (act: () => void) => () => {
    if (canEdit) act();
  };
  const run = { togglePlay: () => (transport.isPlaying ? transport.pause() : transport.play()) };
  useShortcut({ keys: 'space', label: t('play'), group, run: run.togglePlay });
  useShortcut({ keys: 'arrowleft', label: t('earlier'), group, run: () => shift(-STEP_MS) });
  useShortcut({ keys: 'arrowright', label: t('later'), group, run: () => shift(STEP_MS) });
  useShortcut({ keys: 'shift+arrowleft', label: t('earlierFar'), group, run: () => shift(-FAR_MS) });
  useShortcut({ keys: 'shift+arrowright', label: t('laterFar'), group, run: () => shift(FAR_MS) });
  const cut = withChosen((id) => split(editor, id, transport.nowMs));
  useShortcut({ keys: 's', label: t('split'), group, run: cut });
  useShortcut({ keys: 'd', label: t('duplicate'), group, run: withChosen((id) => duplicate(editor, id)) });
  useShortcut({ keys: 'delete', label: t('deleteClip'), group, run: erase });
  useShortcut({ keys: 'backspace', label: t('deleteClip'), group, run: erase });
  useShortcut({ keys: 'mod+z', label: t('undo'), group, run: whenEditor(() => editor.undo()) });
  useShortcut({ keys: 'mod+shift+z', label: t('redo'), group, run: whenEditor(() => editor.redo()) });
}
