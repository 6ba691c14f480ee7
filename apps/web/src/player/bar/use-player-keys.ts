import { clearLoop, setLoopEnd, setLoopStart } from '#web/player/loop/loop.ts';
import { useMessages } from '#web/player/messages.ts';
import { togglePanel } from '#web/player/panels/panels.ts';
import { skip, togglePlay } from '#web/player/playback/audio-element.ts';
import { skipToNext, skipToPrevious } from '#web/player/queue/queue-store.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { ARROW_SECONDS } from '#web/shared/playback-constants.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';

/** PLR-022, PLR-023; in fields the keys belong to the text. Letters take shift, so that lists keep theirs. */
export function usePlayerKeys(): void {
  const t = useMessages();
  const group = t('keys');
  const whenSought = (act: () => void) => () => usePlayer.getState().canSeek && act();
  useShortcut({ keys: 'space', label: t('keyPlay'), group, run: togglePlay });
  useShortcut({ keys: 'arrowleft', label: t('keyBack'), group, run: () => skip(-ARROW_SECONDS) });
  useShortcut({ keys: 'arrowright', label: t('keyForward'), group, run: () => skip(ARROW_SECONDS) });
  useShortcut({ keys: 'shift+n', label: t('next'), group, run: () => void skipToNext() });
  useShortcut({ keys: 'shift+p', label: t('previous'), group, run: skipToPrevious });
  useShortcut({ keys: 'shift+t', label: t('text'), group, run: () => togglePanel('text') });
  useShortcut({ keys: 'shift+q', label: t('queue'), group, run: () => togglePanel('queue') });
  useShortcut({ keys: 'shift+a', label: t('setLoopStart'), group, run: whenSought(() => setLoopStart()) });
  useShortcut({ keys: 'shift+b', label: t('setLoopEnd'), group, run: whenSought(() => setLoopEnd()) });
  useShortcut({ keys: 'shift+x', label: t('clearLoop'), group, run: clearLoop });
}
