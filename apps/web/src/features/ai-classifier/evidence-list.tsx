import type { AiSpeechEvidence } from '@mynah/contract/speech/ai-speech-classification';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/ai-classifier/messages.ts';
import { formatShare } from '#web/features/ai-classifier/verdict-words.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { readableName } from '#web/shared/models/readable-name.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';

const HISTORY_PATH = '/app/speech-synthesis/text-to-speech/history';
type Evidence<Kind> = Extract<AiSpeechEvidence, { kind: Kind }>;

/** Each kind of evidence with what it found and how often it is wrong. */
export function EvidenceList({ evidence }: { evidence: readonly AiSpeechEvidence[] }) {
  const t = useMessages();
  return (
    <div>
      <h2 className="font-medium text-13">{t('evidence')}</h2>
      <dl className="mt-2 divide-y rounded-lg border">
        {evidence.map((one) => (
          <EvidenceRow key={one.kind} name={t(one.kind)}>
            {one.kind === 'watermark' && <Watermark {...one} />}
            {one.kind === 'fingerprint' && <Fingerprint {...one} />}
            {one.kind === 'likelihood' && <Likelihood {...one} />}
          </EvidenceRow>
        ))}
      </dl>
    </div>
  );
}

function EvidenceRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-3 px-4 py-3 text-13 max-sm:grid-cols-1 max-sm:gap-1">
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

/** Smaller chances mean nothing to anybody. */
const LEAST_RATE = 1e-9;

function Watermark({ found, false_positive_rate: rate }: Evidence<'watermark'>) {
  const t = useMessages();
  if (!found) return t('watermarkMissing');
  const count = formatCount(Math.round(1 / Math.max(LEAST_RATE, rate)));
  return `${t('watermarkFound')} ${t('watermarkChance', { count })}`;
}

function Fingerprint({ found, history_item_id: item }: Evidence<'fingerprint'>) {
  const t = useMessages();
  const hasHistory = useHasPage(HISTORY_PATH);
  if (!found) return t('fingerprintMissing');
  return (
    <>
      {t('fingerprintFound')}{' '}
      {item && hasHistory && (
        <Link to={HISTORY_PATH} search={{ item }} className="text-ink underline underline-offset-3">
          {t('openItem')}
        </Link>
      )}
    </>
  );
}

function Likelihood(likelihood: Evidence<'likelihood'>) {
  const t = useMessages();
  const { probability, false_alarm_rate: alarms, miss_rate: misses, engine } = likelihood;
  if (probability === null) return t('likelihoodNone');
  const bands = {
    human: formatShare(likelihood.likely_human_to),
    made: formatShare(likelihood.likely_made_from),
  };
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-ink">{t('likelihoodValue', { percent: formatShare(probability) })}</p>
      <Scale
        probability={probability}
        human={likelihood.likely_human_to}
        made={likelihood.likely_made_from}
      />
      <p>{t('likelihoodBands', bands)}</p>
      <p>
        {alarms === null || misses === null
          ? t('errorsUnknown')
          : t('errors', { falseAlarms: formatShare(alarms), misses: formatShare(misses) })}
      </p>
      <p className="text-12">{t('engine', { engine: readableName(engine) })}</p>
    </div>
  );
}

/** From human to made, the part between where nothing is said hatched out. The words beside it say the same. */
function Scale({ probability, human, made }: { probability: number; human: number; made: number }) {
  return (
    <div aria-hidden dir="ltr" className="relative my-1 h-2 rounded-full bg-active">
      <span
        className="absolute inset-y-0 bg-line-strong"
        style={{ left: `${100 * human}%`, width: `${100 * (made - human)}%` }}
      />
      <span
        className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-accent"
        style={{ left: `${100 * probability}%` }}
      />
    </div>
  );
}
