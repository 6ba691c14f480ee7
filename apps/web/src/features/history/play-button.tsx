import type { HistoryItem } from '@mynah/contract/history';
import { Pause, Play } from 'lucide-react';
import { useMessages } from '#web/features/history/messages.ts';
import { toggleItem, useItemPlays } from '#web/features/history/play-item.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

/** The voice's orb is the button: what it will sound like and how to hear it, in one place. */
export function PlayButton({ item }: { item: HistoryItem }) {
  const t = useMessages();
  const isPlaying = useItemPlays(item.history_item_id);
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={t(isPlaying ? 'pause' : 'play', { text: (item.text ?? '').slice(0, 60) })}
      onClick={() => void toggleItem(item)}
      className="group/play relative grid size-9 shrink-0 place-items-center rounded-full"
    >
      <VoiceOrb id={item.voice_id ?? ''} name={item.voice_name ?? ''} size={36} />
      <span
        aria-hidden
        data-playing={isPlaying || undefined}
        className="absolute inset-0 grid place-items-center rounded-full bg-black/25 text-white transition-colors group-hover/play:bg-black/50 group-focus-visible/play:bg-black/50 data-playing:bg-black/50"
      >
        <Icon fill="currentColor" strokeWidth={0} className="size-4" />
      </span>
    </button>
  );
}
