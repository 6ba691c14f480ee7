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
        className="absolute inset-0 grid place-items-center rounded-full bg-black/45 text-white opacity-0 transition-opacity group-hover/row:opacity-100 group-focus-visible/play:opacity-100 data-playing:opacity-100 pointer-coarse:opacity-100"
      >
        <Icon fill="currentColor" strokeWidth={0} className="size-4" />
      </span>
    </button>
  );
}
