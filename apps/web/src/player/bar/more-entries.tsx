import {
  Download,
  Gauge,
  Languages,
  ListMusic,
  Moon,
  Repeat,
  SkipBack,
  SkipForward,
  Text,
  X,
} from 'lucide-react';
import { LanguageChoices, SpeedChoices } from '#web/player/bar/player-choices.tsx';
import { canBeDownloaded, downloadOrSay, subjectOf } from '#web/player/bar/subject.ts';
import { clearLoop, setLoopEnd, setLoopStart, useLoop } from '#web/player/loop/loop.ts';
import { useMessages } from '#web/player/messages.ts';
import { togglePanel } from '#web/player/panels/panels.ts';
import { closePlayer } from '#web/player/playback/audio-element.ts';
import { skipToNext, skipToPrevious, useQueue } from '#web/player/queue/queue-store.ts';
import { SleepChoices, useRemaining } from '#web/player/sleep/sleep-menu.tsx';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { AudioItemMenuEntries } from '#web/shared/audio-items/audio-item-slots.tsx';
import { languageName } from '#web/shared/format/language-name.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { MenuItem, MenuSeparator, Submenu } from '#web/ui/menu.tsx';

type MoreEntriesProps = { item: PlayerItem; width: 'wide' | 'medium' | 'compact' };

/** Everything that has no button of its own at this width. */
export function MoreEntries({ item, width }: MoreEntriesProps) {
  const t = useMessages();
  return (
    <>
      <PanelEntries item={item} hasText={width !== 'wide'} />
      <TrackEntries />
      {width !== 'wide' && <ListeningEntries item={item} />}
      <LoopEntries hasKeys={width !== 'compact'} />
      <SleepEntry />
      {width === 'compact' && <ItemEntries item={item} />}
      <MenuSeparator />
      <MenuItem icon={<X aria-hidden />} onSelect={closePlayer}>
        {t('close')}
      </MenuItem>
    </>
  );
}

function PanelEntries({ item, hasText }: { item: PlayerItem; hasText: boolean }) {
  const t = useMessages();
  const waiting = useQueue((queue) => queue.upcoming.length);
  return (
    <>
      {hasText && item.type !== 'voicePreview' && item.type !== 'file' && (
        <MenuItem icon={<Text aria-hidden />} onSelect={() => togglePanel('text')}>
          {t('text')}
        </MenuItem>
      )}
      <MenuItem
        icon={<ListMusic aria-hidden />}
        aside={waiting > 0 && <span className="figures text-12 text-ink-3">{waiting}</span>}
        onSelect={() => togglePanel('queue')}
      >
        {t('queue')}
      </MenuItem>
    </>
  );
}

function TrackEntries() {
  const t = useMessages();
  const hasNext = useQueue((queue) => queue.upcoming.length > 0);
  const hasPast = useQueue((queue) => queue.past.length > 0);
  if (!hasNext && !hasPast) return null;
  return (
    <>
      <MenuItem icon={<SkipBack aria-hidden />} onSelect={skipToPrevious}>
        {t('previous')}
      </MenuItem>
      <MenuItem icon={<SkipForward aria-hidden />} disabled={!hasNext} onSelect={() => skipToNext()}>
        {t('next')}
      </MenuItem>
    </>
  );
}

function ListeningEntries({ item }: { item: PlayerItem }) {
  const t = useMessages();
  const speed = usePlayer((player) => player.speed);
  const { language, languagePreviewUrls } = item.info;
  return (
    <>
      <MenuSeparator />
      <Submenu label={t('speed')} icon={<Gauge aria-hidden />} aside={t('speedOf', { speed })}>
        <SpeedChoices />
      </Submenu>
      {languagePreviewUrls.length > 1 && (
        <Submenu
          label={t('languages')}
          icon={<Languages aria-hidden />}
          aside={language ? languageName(language) : undefined}
        >
          <LanguageChoices item={item} />
        </Submenu>
      )}
    </>
  );
}

function LoopEntries({ hasKeys }: { hasKeys: boolean }) {
  const t = useMessages();
  const canSeek = usePlayer((player) => player.canSeek);
  const hasLoop = useLoop(({ start }) => start !== null);
  const key = (keys: string) => hasKeys && <Kbd keys={keys} />;
  return (
    <Submenu label={t('loop')} icon={<Repeat aria-hidden />}>
      <MenuItem aside={key('shift+a')} disabled={!canSeek} onSelect={() => setLoopStart()}>
        {t('setLoopStart')}
      </MenuItem>
      <MenuItem aside={key('shift+b')} disabled={!canSeek} onSelect={() => setLoopEnd()}>
        {t('setLoopEnd')}
      </MenuItem>
      <MenuItem aside={key('shift+x')} disabled={!hasLoop} onSelect={clearLoop}>
        {t('clearLoop')}
      </MenuItem>
    </Submenu>
  );
}

function SleepEntry() {
  const t = useMessages();
  const remaining = useRemaining();
  return (
    <Submenu label={t('sleepTimer')} icon={<Moon aria-hidden />} aside={remaining || undefined}>
      <SleepChoices />
    </Submenu>
  );
}

function ItemEntries({ item }: { item: PlayerItem }) {
  const t = useMessages();
  const canDownload = usePlayer((player) => player.canDownload);
  return (
    <>
      <MenuSeparator />
      {canBeDownloaded(item) && (
        <MenuItem icon={<Download aria-hidden />} disabled={!canDownload} onSelect={downloadOrSay}>
          {canDownload ? t('download') : t('downloadWaiting')}
        </MenuItem>
      )}
      <AudioItemMenuEntries subject={subjectOf(item)} />
    </>
  );
}
