import { go, playAround, playLine, playOther } from '#web/features/dubbing/editor/actions.ts';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';

/** From line to line by ear. */
export function useListeningKeys(): void {
  const t = useMessages();
  const { editor, transport } = useOpenDub();
  const group = t('listening');
  const toggle = () => (transport.isPlaying ? transport.pause() : playLine(editor, transport));
  useShortcut({ keys: 'space', label: t('playLine'), group, run: toggle });
  useShortcut({
    keys: 'shift+space',
    label: t('playAround'),
    group,
    run: () => playAround(editor, transport),
  });
  useShortcut({ keys: 'o', label: t('playOther'), group, run: () => playOther(editor, transport) });
  useShortcut({ keys: 'arrowdown', label: t('next'), group, run: () => go(editor, transport, 1) });
  useShortcut({ keys: 'arrowup', label: t('previous'), group, run: () => go(editor, transport, -1) });
}
