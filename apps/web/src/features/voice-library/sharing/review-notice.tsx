import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import { CircleCheck, CircleX, Clock, Lock } from 'lucide-react';
import { message, useMessages } from '#web/features/voice-library/messages.ts';
import { sharingState, stateText } from '#web/features/voice-library/sharing/sharing-state.ts';
import { classNames } from '#web/ui/class-names.ts';

const looks = {
  private: { Icon: Lock, look: 'bg-sunken text-ink-2' },
  people: { Icon: Lock, look: 'bg-sunken text-ink-2' },
  pending: { Icon: Clock, look: 'bg-accent-soft text-accent-ink' },
  declined: { Icon: CircleX, look: 'bg-danger-soft text-danger' },
  published: { Icon: CircleCheck, look: 'bg-positive-soft text-positive' },
  leaving: { Icon: Clock, look: 'bg-accent-soft text-accent-ink' },
} as const;

/** Where the voice stands in the library, with the words of whoever looked at it. */
export function ReviewNotice({ sharing }: { sharing: Partial<VoiceSharing> }) {
  const t = useMessages();
  const state = sharingState(sharing);
  const { Icon, look } = looks[state];
  return (
    <div role="status" className={classNames('flex gap-3 rounded-lg p-3', look)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 text-13">
        <p className="font-medium">{stateText(sharing)}</p>
        {sharing.review_message ? (
          <p className="mt-0.5 text-ink-2">{t('reviewSays', { text: sharing.review_message })}</p>
        ) : (
          <p className="mt-0.5 text-ink-2">{message(explanations[state])}</p>
        )}
      </div>
    </div>
  );
}

const explanations = {
  private: 'statePrivateText',
  people: 'statePrivateText',
  pending: 'statePendingText',
  declined: 'stateDeclinedText',
  published: 'statePublishedText',
  leaving: 'stateLeavingText',
} as const;
