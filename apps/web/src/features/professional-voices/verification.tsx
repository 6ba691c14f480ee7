import type { ProfessionalVoice } from '@mynah/contract/professional-voices';
import { ShieldCheck } from 'lucide-react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { buttonClass } from '#web/ui/button.tsx';

type VerificationProps = { voice: ProfessionalVoice; isVerified: boolean };

const VERIFICATION_PATH = '/app/voice-verification';

/** Whose voice it is, is shown on a page of its own, which leads back here. */
export function Verification({ voice, isVerified }: VerificationProps) {
  const t = useMessages();
  if (isVerified) {
    return (
      <p className="flex items-center gap-2 text-13 text-ink-2">
        <ShieldCheck aria-hidden className="size-4 text-positive" />
        {t('verified')}
      </p>
    );
  }
  if (voice.sample_count === 0) return <p className="text-13 text-ink-2">{t('verifyFirst')}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-100 text-pretty text-13 text-ink-2">{t('verifyText')}</p>
      <a
        href={`${VERIFICATION_PATH}?voice_id=${encodeURIComponent(voice.voice_id)}`}
        className={buttonClass({ variant: 'primary' })}
      >
        {t('verify')}
      </a>
    </div>
  );
}
