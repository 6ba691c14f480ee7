import type { PrivacyRecord } from '@mynah/contract/accounts/privacy';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/privacy/messages.ts';
import { usePrivacyRecord } from '#web/features/privacy/privacy.requests.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatLongDay } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** What this server knows, in words; all of it is in the export. */
export function KnownFacts() {
  const t = useMessages();
  const { data, error, refetch } = usePrivacyRecord();
  return (
    <Card>
      {data ? (
        <Facts record={data} />
      ) : error ? (
        <ErrorState error={error} title={t('knownFailed')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows
          label={t('loadingKnown')}
          count={6}
          rowClass="h-11"
          cells={['h-4 w-28', 'h-4 flex-1']}
        />
      )}
    </Card>
  );
}

function Facts({ record }: { record: PrivacyRecord }) {
  const t = useMessages();
  const { location, material } = record;
  const place = [...new Set([location?.city, location?.region, location?.country])]
    .filter(Boolean)
    .join(', ');
  return (
    <dl className="divide-y text-13">
      <Fact name={t('email')}>{record.email}</Fact>
      <Fact name={t('since')}>{day(record.created_at_unix)}</Fact>
      <Fact name={t('location')}>{place || t('locationUnknown')}</Fact>
      <Fact name={t('sessionsName')}>{t('sessions', { count: record.live_sessions })}</Fact>
      {record.has_sign_up_source && <Fact name={t('source')}>{t('sourceKept')}</Fact>}
      <Fact name={t('agreed')}>
        {Object.entries(record.terms_agreed_to).map(([name, second]) => (
          <span key={name} className="block">
            {wordsOf(name.replace(/_unix$/, ''))}, {day(second)}
          </span>
        ))}
        {Object.keys(record.terms_agreed_to).length === 0 && t('none')}
      </Fact>
      <Fact name={t('material')}>
        {material.map(({ name, count }) => `${wordsOf(name)} (${formatCount(count)})`).join(', ') ||
          t('none')}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 px-4 py-3 sm:grid-cols-[160px_minmax(0,1fr)] sm:gap-4">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 break-words text-ink">{children}</dd>
    </div>
  );
}

const day = (second: number): string => formatLongDay(dateOfUnix(second));

/** `tool_runs` is `tool runs`. */
const wordsOf = (name: string): string => name.replaceAll(/[-_]/g, ' ');
