import { Pause, Play } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type PlayOrbProps = {
  voice: { voice_id: string; name: string };
  size: number;
  isPlaying: boolean;
  /** What a press does. */
  label: string;
  onToggle: () => void;
};

/** The mark of a voice; a press lets it be heard. */
export function PlayOrb({ voice, size, isPlaying, label, onToggle }: PlayOrbProps) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onToggle}
      className={classNames(
        'group relative shrink-0 rounded-full transition-transform hover:scale-105',
        isPlaying && 'ring-2 ring-accent ring-offset-2 ring-offset-surface',
      )}
    >
      <VoiceOrb id={voice.voice_id} name={voice.name} size={size} />
      <span className="absolute inset-0 m-auto grid size-6 place-items-center rounded-full bg-black/55 text-white">
        <Icon aria-hidden fill="currentColor" strokeWidth={0} className="size-3" />
      </span>
    </button>
  );
}
