import { useState } from 'react';
import { CaptchaPanel } from '#web/features/voice-safety/captcha-panel.tsx';
import { useMessages } from '#web/features/voice-safety/messages.ts';
import { PapersForm } from '#web/features/voice-safety/papers-form.tsx';
import { SupportLink } from '#web/features/voice-safety/support-link.tsx';
import type { OwnVoice } from '#web/features/voice-safety/verification.requests.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type State = 'verified' | 'blocked' | 'waiting' | 'held' | 'unverified';
type Way = 'reading' | 'papers';

const stateOf = ({ safety_control, fine_tuning }: OwnVoice): State => {
  if (safety_control === 'BAN') return 'blocked';
  if (fine_tuning.manual_verification_requested) return 'waiting';
  return safety_control === 'CAPTCHA' ? 'held' : 'unverified';
};

const words = {
  verified: { badge: 'stateVerified', why: 'whyVerified', tone: 'positive' },
  blocked: { badge: 'stateBlocked', why: 'whyBlocked', tone: 'danger' },
  waiting: { badge: 'stateWaiting', why: 'whyUnverified', tone: 'neutral' },
  held: { badge: 'stateHeld', why: 'whyHeld', tone: 'accent' },
  unverified: { badge: 'stateUnverified', why: 'whyUnverified', tone: 'accent' },
} as const;

type VoiceCardProps = {
  voice: OwnVoice;
  /** It was verified just now. */
  isVerified: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onPassed: () => void;
};

/** What stands against a voice, and the two ways out of it. */
export function VoiceCard({ voice, isVerified, isOpen, onOpen, onPassed }: VoiceCardProps) {
  const t = useMessages();
  const state = isVerified ? 'verified' : stateOf(voice);
  const { badge, why, tone } = words[state];
  const asked = voice.fine_tuning.manual_verification?.request_time_unix;
  return (
    <Card className="flex flex-col">
      <div className="flex items-center gap-3 p-4 max-sm:flex-wrap">
        <VoiceOrb id={voice.voice_id} name={voice.name} className="size-9" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="truncate font-medium text-15">{voice.name}</span>
            <Badge tone={tone}>{t(badge)}</Badge>
          </p>
          <p className="mt-0.5 text-pretty text-13 text-ink-2">
            {state === 'waiting' && asked !== undefined
              ? t('waitingSince', { date: formatDate(dateOfUnix(asked)) })
              : t(why)}
          </p>
        </div>
        {state === 'blocked' && <SupportLink size="sm" variant="secondary" />}
        {!isOpen && state !== 'blocked' && state !== 'verified' && (
          <Button size="sm" onClick={onOpen} aria-label={t('verifyNamed', { name: voice.name })}>
            {t('verify')}
          </Button>
        )}
      </div>
      {state !== 'blocked' && isOpen && (
        <Ways voice={voice} isWaiting={state === 'waiting'} onPassed={onPassed} />
      )}
    </Card>
  );
}

type WaysProps = { voice: OwnVoice; isWaiting: boolean; onPassed: () => void };

function Ways({ voice: { voice_id, name }, isWaiting, onPassed }: WaysProps) {
  const t = useMessages();
  const [way, setWay] = useState<Way>('reading');
  const reading = <CaptchaPanel voiceId={voice_id} name={name} onPassed={onPassed} />;
  // one check at a time waits for staff
  if (isWaiting) return <div className="border-t p-4">{reading}</div>;
  return (
    <Tabs
      label={t('ways', { name })}
      value={way}
      onChange={setWay}
      className="border-t"
      listClassName="px-4"
      panelClassName="p-4"
      tabs={[
        { value: 'reading', label: t('readAloud'), content: reading },
        { value: 'papers', label: t('sendPapers'), content: <PapersForm voiceId={voice_id} /> },
      ]}
    />
  );
}
