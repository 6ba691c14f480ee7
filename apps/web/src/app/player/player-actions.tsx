import { ChevronDown, Download, Languages, MoreHorizontal, X } from 'lucide-react';
import { closePlayer, setSpeed, toggleCollapsed } from '#web/app/player/audio-element.ts';
import type { AudioItemSubject } from '#web/app/player/audio-item-actions.ts';
import { AudioItemButtons, AudioItemMenuEntries } from '#web/app/player/audio-item-slots.tsx';
import { downloadCurrent } from '#web/app/player/download-item.ts';
import { useMessages } from '#web/app/player/messages.ts';
import { playInLanguage } from '#web/app/player/player.ts';
import { PLAYER_SPEEDS } from '#web/app/player/player-constants.ts';
import type { PlayerItem } from '#web/app/player/player-item.ts';
import { usePlayer } from '#web/app/player/player-store.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast.tsx';

export function PlayerActions({ item }: { item: PlayerItem }) {
  const isWide = useBreakpoint('md');
  return isWide ? <WideActions item={item} /> : <CompactActions item={item} />;
}

function WideActions({ item }: { item: PlayerItem }) {
  const t = useMessages();
  const speed = usePlayer((player) => player.speed);
  const canDownload = usePlayer((player) => player.canDownload);
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      {item.info.languagePreviewUrls.length > 1 && (
        <Menu
          label={t('languages')}
          side="top"
          trigger={
            <button type="button" aria-label={t('languages')} className={iconButtonClass()}>
              <Languages aria-hidden />
            </button>
          }
        >
          <LanguageChoices item={item} />
        </Menu>
      )}
      <Menu
        label={t('speed')}
        side="top"
        className="min-w-28!"
        trigger={
          <button
            type="button"
            aria-label={`${t('speed')} ${t('speedOf', { speed })}`}
            className={`${iconButtonClass()} figures w-11! text-12`}
          >
            {t('speedOf', { speed })}
          </button>
        }
      >
        <SpeedChoices />
      </Menu>
      {item.type !== 'voicePreview' && (
        <IconButton
          label={canDownload ? t('download') : t('downloadWaiting')}
          disabled={!canDownload}
          onClick={download}
        >
          <Download aria-hidden />
        </IconButton>
      )}
      <AudioItemButtons subject={subjectOf(item)} />
      <IconButton label={t('collapse')} onClick={toggleCollapsed}>
        <ChevronDown aria-hidden />
      </IconButton>
      <IconButton label={t('close')} onClick={closePlayer}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** On phones the bar is one line: everything but play waits in a menu. */
function CompactActions({ item }: { item: PlayerItem }) {
  const t = useMessages();
  const canDownload = usePlayer((player) => player.canDownload);
  return (
    <Menu
      label={t('more')}
      side="top"
      trigger={
        <button type="button" aria-label={t('more')} className={iconButtonClass()}>
          <MoreHorizontal aria-hidden />
        </button>
      }
    >
      {item.info.languagePreviewUrls.length > 1 && <LanguageChoices item={item} />}
      <SpeedChoices />
      <MenuSeparator />
      {item.type !== 'voicePreview' && (
        <MenuItem icon={<Download aria-hidden />} disabled={!canDownload} onSelect={download}>
          {canDownload ? t('download') : t('downloadWaiting')}
        </MenuItem>
      )}
      <AudioItemMenuEntries subject={subjectOf(item)} />
      <MenuItem icon={<X aria-hidden />} onSelect={closePlayer}>
        {t('close')}
      </MenuItem>
    </Menu>
  );
}

function SpeedChoices() {
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

function LanguageChoices({ item }: { item: PlayerItem }) {
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

function download(): void {
  downloadCurrent().catch((cause: unknown) => toast.failure(cause));
}

const subjectOf = ({ id, loaded, extra, info }: PlayerItem): AudioItemSubject => ({
  historyItemId: loaded ? id : null,
  text: extra.text ?? info.title,
});
