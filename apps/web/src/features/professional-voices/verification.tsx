import type { ProfessionalVoice } from '@mynah/contract/voices/professional-voices';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { professionalKey } from '#web/features/professional-voices/professional-voices.requests.ts';
import { CaptchaPanel, PapersForm } from '#web/features/voice-safety/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

type VerificationProps = { voice: ProfessionalVoice; isVerified: boolean };

/** Whose voice it is: whoever it belongs to reads a text aloud, or sends papers that a person looks at. */
export function Verification({ voice, isVerified }: VerificationProps) {
  const t = useMessages();
  // a text is drawn when it is asked for, not when the page opens
  const [isOpen, setOpen] = useState(false);
  if (isVerified) {
    return (
      <p className="flex items-center gap-2 text-13 text-ink-2">
        <ShieldCheck aria-hidden className="size-4 text-positive" />
        {t('verified')}
      </p>
    );
  }
  if (voice.sample_count === 0) return <p className="text-13 text-ink-2">{t('verifyFirst')}</p>;
  if (isOpen) return <Ways voice={voice} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-100 text-pretty text-13 text-ink-2">{t('verifyText')}</p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('verify')}
      </Button>
    </div>
  );
}

function Ways({ voice: { voice_id: voiceId, name } }: { voice: ProfessionalVoice }) {
  const t = useMessages();
  const client = useQueryClient();
  const [way, setWay] = useState<'reading' | 'papers'>('reading');
  const renew = () => void client.invalidateQueries({ queryKey: professionalKey });
  return (
    <Tabs
      label={t('ways')}
      value={way}
      onChange={setWay}
      panelClassName="pt-4"
      tabs={[
        {
          value: 'reading',
          label: t('readAloud'),
          content: <CaptchaPanel voiceId={voiceId} name={name} onPassed={renew} />,
        },
        { value: 'papers', label: t('sendPapers'), content: <PapersForm voiceId={voiceId} /> },
      ]}
    />
  );
}
