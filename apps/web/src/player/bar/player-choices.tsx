import { useMessages } from '#web/player/messages.ts';
import { setSpeed } from '#web/player/playback/audio-element.ts';
import { playInLanguage } from '#web/player/playback/player.ts';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { PLAYER_SPEEDS } from '#web/shared/playback-constants.ts';
import { MenuChoices } from '#web/ui/menu.tsx';

/** PLR-020. */
export function SpeedChoices() {
  const t = useMessages();
  const speed = usePlayer((player) => player.speed);
  return (
    <MenuChoices
      label={t('speed')}
      value={String(speed)}
      onChange={(value) => setSpeed(Number(value))}
      options={PLAYER_SPEEDS.map((value) => ({
        value: String(value),
        label: t('speedOf', { speed: value }),
      }))}
    />
  );
}

/** PLR-005. */
export function LanguageChoices({ item }: { item: PlayerItem }) {
  const t = useMessages();
  const { language, languagePreviewUrls } = item.info;
  return (
    <MenuChoices
      label={t('languages')}
      value={language ?? languagePreviewUrls[0]?.language ?? ''}
      onChange={playInLanguage}
      options={languagePreviewUrls.map((preview) => ({
        value: preview.language,
        label: languageName(preview.language),
      }))}
    />
  );
}
