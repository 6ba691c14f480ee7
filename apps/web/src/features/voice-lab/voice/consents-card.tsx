import type { Voice } from '@mynah/contract/voices/voices';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { consentsQuery, fetchConsentTable } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { SectionCard } from '#web/features/voice-lab/voice/section-card.tsx';
import { dateOfUnix, formatDateTime } from '#web/shared/format/times.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** Who said yes to this clone, when, and to which words. */
export function ConsentsCard({ voice }: { voice: Voice }) {
  const t = useMessages();
  const { data: consents = [] } = useQuery(consentsQuery(voice.voice_id));
  if (consents.length === 0) return null;
  const save = async () => saveBlob(await fetchConsentTable(), 'voice-consents.csv');
  return (
    <SectionCard
      title={t('consents')}
      aside={
        <Button size="sm" variant="ghost" onClick={() => void okOrToast(save())}>
          <Download aria-hidden />
          {t('consentsExport')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-3">
        {consents.map(({ consent_id, user_name, user_email, given_at_unix, statement }) => (
          <li key={consent_id} className="text-13">
            <p className="text-ink">
              {user_name ?? user_email ?? t('consentUnknown')}{' '}
              <time dateTime={dateOfUnix(given_at_unix).toISOString()} className="figures text-12 text-ink-2">
                {formatDateTime(dateOfUnix(given_at_unix))}
              </time>
            </p>
            <p className="mt-0.5 text-pretty text-12 text-ink-2">{statement}</p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
