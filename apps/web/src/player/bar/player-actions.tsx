import { ChevronDown, Download, Languages, ListMusic, MoreHorizontal, Text } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoreEntries } from '#web/player/bar/more-entries.tsx';
import { LanguageChoices, SpeedChoices } from '#web/player/bar/player-choices.tsx';
import { canBeDownloaded, downloadOrSay, subjectOf } from '#web/player/bar/subject.ts';
import { LoopBadge } from '#web/player/loop/loop-badge.tsx';
import { useMessages } from '#web/player/messages.ts';
import { type PlayerPanel, togglePanel, usePanel } from '#web/player/panels/panels.ts';
import { toggleCollapsed } from '#web/player/playback/audio-element.ts';
import { useQueue } from '#web/player/queue/queue-store.ts';
import { SleepBadge } from '#web/player/sleep/sleep-menu.tsx';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { AudioItemButtons } from '#web/shared/audio-items/audio-item-slots.tsx';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** What does not fit beside the waveform at this width waits in the menu. */
export function PlayerActions({ item }: { item: PlayerItem }) {
  const isWide = useBreakpoint('xl');
  const isCompact = !useBreakpoint('md');
  if (isCompact) return <MoreMenu item={item} width="compact" />;
  return (
    <div className="flex shrink-0 items-center gap-2 max-xl:gap-0">
      <Group>
        <LoopBadge />
        {isWide && <SleepBadge />}
        {isWide && <WideButtons item={item} />}
      </Group>
      <Group>
        {canBeDownloaded(item) && <DownloadButton />}
        <AudioItemButtons subject={subjectOf(item)} />
      </Group>
      <Group>
        <MoreMenu item={item} width={isWide ? 'wide' : 'medium'} />
        <CollapseButton />
      </Group>
    </div>
  );
}

/** How it is heard, what is done with it, what is seen of the player: a line stands between them where there is room. */
const Group = ({ children }: { children: ReactNode }) => (
  <div className="flex items-center gap-0.5 empty:hidden xl:not-first:border-s xl:not-first:ps-2">
    {children}
  </div>
);

function WideButtons({ item }: { item: PlayerItem }) {
  const t = useMessages();
  const waiting = useQueue((queue) => queue.upcoming.length);
  const isQueueOpen = usePanel(({ open }) => open === 'queue');
  return (
    <>
      {item.info.languagePreviewUrls.length > 1 && <LanguageMenu item={item} />}
      <SpeedMenu />
      {item.type !== 'voicePreview' && item.type !== 'file' && (
        <PanelButton panel="text" label={t('text')}>
          <Text aria-hidden />
        </PanelButton>
      )}
      {/* while nothing waits, the menu has it */}
      {(waiting > 0 || isQueueOpen) && <QueueButton waiting={waiting} />}
    </>
  );
}

function QueueButton({ waiting }: { waiting: number }) {
  const t = useMessages();
  return (
    <PanelButton panel="queue" label={waiting > 0 ? t('queueCount', { count: waiting }) : t('queue')}>
      <ListMusic aria-hidden />
      {waiting > 0 && (
        <span
          aria-hidden
          className="figures absolute top-0.5 end-0.5 grid h-3.5 min-w-3.5 place-items-center rounded-full bg-ink px-0.5 font-medium text-[9px] text-on-ink leading-none"
        >
          {waiting > 99 ? '99+' : waiting}
        </span>
      )}
    </PanelButton>
  );
}

type PanelButtonProps = { panel: PlayerPanel; label: string; children: ReactNode };

function PanelButton({ panel, label, children }: PanelButtonProps) {
  const isOpen = usePanel(({ open }) => open === panel);
  return (
    <IconButton
      label={label}
      aria-expanded={isOpen}
      onClick={() => togglePanel(panel)}
      className="relative aria-expanded:bg-active aria-expanded:text-ink"
    >
      {children}
    </IconButton>
  );
}

function SpeedMenu() {
  const t = useMessages();
  const speed = usePlayer((player) => player.speed);
  return (
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
  );
}

function LanguageMenu({ item }: { item: PlayerItem }) {
  const t = useMessages();
  return (
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
  );
}

function DownloadButton() {
  const t = useMessages();
  const canDownload = usePlayer((player) => player.canDownload);
  return (
    <IconButton
      label={canDownload ? t('download') : t('downloadWaiting')}
      disabled={!canDownload}
      onClick={downloadOrSay}
    >
      <Download aria-hidden />
    </IconButton>
  );
}

function MoreMenu({ item, width }: { item: PlayerItem; width: 'wide' | 'medium' | 'compact' }) {
  const t = useMessages();
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
      <MoreEntries item={item} width={width} />
    </Menu>
  );
}

function CollapseButton() {
  const t = useMessages();
  return (
    <IconButton label={t('collapse')} onClick={toggleCollapsed}>
      <ChevronDown aria-hidden />
    </IconButton>
  );
}
