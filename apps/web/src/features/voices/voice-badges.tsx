import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { badgesOf } from '#web/shared/voices/voice-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

type VoiceBadgesProps = { voice: PickerVoice; most?: number; className?: string };

/** What the labels of a voice say, without gender and age (VOI-063). */
export function VoiceBadges({ voice, most = 4, className }: VoiceBadgesProps) {
  return (
    <span className={classNames('flex gap-1', className)}>
      {badgesOf(voice.labels)
        .slice(0, most)
        .map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
    </span>
  );
}
