import { useMessages } from '#web/player/messages.ts';
import { useRemaining } from '#web/player/sleep/sleep-menu.tsx';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

export function PlayerTitle({ item }: { item: PlayerItem }) {
  const { title, voice_id, voice_name } = item.info;
  return (
    <div className="flex w-60 min-w-0 shrink-0 items-center gap-3 max-2xl:w-48 max-xl:w-38 max-md:w-auto max-md:flex-1">
      <VoiceOrb id={voice_id} name={voice_name} size={36} />
      <div className="min-w-0">
        <p className="truncate font-medium text-13 text-ink">{title}</p>
        <StateLine item={item} />
      </div>
    </div>
  );
}

/** What it is; what the user must know comes first. */
function StateLine({ item }: { item: PlayerItem }) {
  const t = useMessages();
  const isFailed = usePlayer((player) => player.phase === 'failed');
  const isBlocked = usePlayer((player) => player.isBlocked);
  const isReconnecting = usePlayer((player) => player.isReconnecting);
  const isStreaming = usePlayer((player) => player.isStreaming);
  const notice = isReconnecting
    ? t('reconnecting')
    : isFailed
      ? t(item.type === 'voicePreview' ? 'previewFailed' : 'failed')
      : isBlocked
        ? t('pressPlay')
        : '';
  const sleep = useRemaining();
  // Wider, it stands in the bar.
  const hasBadge = useBreakpoint('xl');
  const about = [
    !hasBadge && sleep && `☾ ${sleep}`,
    item.info.voice_name,
    isStreaming ? t('arriving') : item.info.description,
  ];
  return (
    <p className={`truncate text-12 ${isFailed ? 'text-danger' : 'text-ink-3'}`}>
      <span role="status">{notice}</span>
      {!notice && about.filter((part) => part && part !== item.info.title).join(' · ')}
    </p>
  );
}
