import { mayStoreVoicePrints } from '@mynah/contract/accounts/location';
import { MapPinOff, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/voice-safety/messages.ts';
import { type OwnVoice, useVoicesToVerify } from '#web/features/voice-safety/verification.requests.ts';
import { VoiceCard } from '#web/features/voice-safety/voice-card.tsx';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { compareNames } from '#web/shared/format/order.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** RTE-102. */
export function Page() {
  const t = useMessages();
  const user = useUser().data;
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-6 px-5 py-8 max-sm:px-4">
      <p className="text-pretty text-15 text-ink-2">{t('intro')}</p>
      {user && !mayStoreVoicePrints(user) ? (
        <p className="flex items-start gap-2 rounded-xl bg-active px-4 py-3 text-13 text-ink-2">
          <MapPinOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('restricted', { region: user.geo_location?.region ?? '' })}
        </p>
      ) : (
        <Voices />
      )}
    </div>
  );
}

function Voices() {
  const t = useMessages();
  const { data, error, isPending, refetch } = useVoicesToVerify();
  const [passed, setPassed] = useState<readonly OwnVoice[]>([]);
  if (isPending) {
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    );
  }
  if (error && !data) return <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  // what was verified just now stays in view and says so
  const shown = [...(data ?? []), ...passed.filter((one) => !data?.some(isSame(one)))];
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState icon={<ShieldCheck aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    );
  }
  return (
    <List voices={shown} passed={passed} onPassed={(voice) => setPassed((others) => [...others, voice])} />
  );
}

const isSame =
  (one: OwnVoice) =>
  (other: OwnVoice): boolean =>
    one.voice_id === other.voice_id;

type ListProps = {
  voices: readonly OwnVoice[];
  passed: readonly OwnVoice[];
  onPassed: (voice: OwnVoice) => void;
};

function List({ voices, passed, onPassed }: ListProps) {
  const t = useMessages();
  const { voice: asked } = useSearchValues(({ voice }) => ({ voice }));
  const navigate = useNavigate();
  const sorted = voices.toSorted((one, two) => compareNames(one.name, two.name));
  // a single one is what somebody came for
  const openId = asked ?? (sorted.length === 1 ? sorted[0]?.voice_id : undefined);
  return (
    <ul aria-label={t('voices')} className="flex flex-col gap-3">
      {sorted.map((voice) => (
        <li key={voice.voice_id}>
          <VoiceCard
            voice={voice}
            isVerified={passed.some(isSame(voice))}
            isOpen={voice.voice_id === openId}
            onOpen={() => void navigate({ to: '.', search: { voice: voice.voice_id } })}
            onPassed={() => onPassed(voice)}
          />
        </li>
      ))}
    </ul>
  );
}
