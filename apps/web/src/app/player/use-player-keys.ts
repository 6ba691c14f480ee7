import { skip, togglePlay } from '#web/app/player/audio-element.ts';
import { useMessages } from '#web/app/player/messages.ts';
import { ARROW_SECONDS } from '#web/app/player/player-constants.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';

/** PLR-022, PLR-023; in fields the keys belong to the text. */
export function usePlayerKeys(): void {
  const t = useMessages();
  const group = t('keys');
  useShortcut({ keys: 'space', label: t('keyPlay'), group, run: togglePlay });
  useShortcut({ keys: 'arrowleft', label: t('keyBack'), group, run: () => skip(-ARROW_SECONDS) });
  useShortcut({ keys: 'arrowright', label: t('keyForward'), group, run: () => skip(ARROW_SECONDS) });
}
