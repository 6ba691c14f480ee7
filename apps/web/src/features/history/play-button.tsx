import type { HistoryItem } from '@mynah/contract/history/history';
import { Pause, Play } from 'lucide-react';
import { toggleItem, useItemPlays } from '#web/features/history/play-item.ts';
import { useMessages } from '#web/features/history/play-messages.ts';
import { titleOf } from '#web/shared/audio-items/generation-kinds.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type PlayButtonProps = { item: HistoryItem; tabIndex?: number };

/** The voice's orb is the button: what it will sound like and how to hear it, in one place. */
export function PlayButton({ item, tabIndex }: PlayButtonProps) {
  const t = useMessages();
  const isPlaying = useItemPlays(item.history_item_id);
  const Icon = isPlaying ? Pause : Play;
  const hasVoice = item.voice_id !== null;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={t(isPlaying ? 'pause' : 'play', { text: titleOf(item).slice(0, 60) })}
      onClick={() => void toggleItem(item)}
      className="group/play relative grid size-9 shrink-0 place-items-center rounded-full"
    >
      {hasVoice && <VoiceOrb id={item.voice_id ?? ''} name={item.voice_name ?? ''} size={36} />}
      <span
        aria-hidden
        data-playing={isPlaying || undefined}
        className={classNames(
          'absolute inset-0 grid place-items-center rounded-full transition-colors',
          hasVoice
            ? 'bg-black/25 text-white group-hover/play:bg-black/50 group-focus-visible/play:bg-black/50 data-playing:bg-black/50'
            : 'border border-line-strong bg-sunken text-ink group-hover/play:bg-active data-playing:bg-active',
        )}
      >
        <Icon fill="currentColor" strokeWidth={0} className="size-4" />
      </span>
    </button>
  );
}
