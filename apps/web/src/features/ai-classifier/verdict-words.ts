import { formatDay } from '@mynah/contract/format-day';
import type {
  AiSpeechClassification,
  AiSpeechEvidence,
} from '@mynah/contract/speech/ai-speech-classification';
import type { useMessages } from '#web/features/ai-classifier/messages.ts';

type Messages = ReturnType<typeof useMessages>;

export const findEvidence = <Kind extends AiSpeechEvidence['kind']>(
  evidence: readonly AiSpeechEvidence[],
  kind: Kind,
): Extract<AiSpeechEvidence, { kind: Kind }> | undefined =>
  evidence.find((one): one is Extract<AiSpeechEvidence, { kind: Kind }> => one.kind === kind);

/** What is certain is called so; what is guessed is called a guess; what is not known is not dressed up. */
export function describeVerdict(
  { verdict, evidence }: AiSpeechClassification,
  t: Messages,
): { title: string; sentences: string[] } {
  if (verdict === 'made_here') {
    const day = findEvidence(evidence, 'fingerprint')?.made_on;
    const when = day ? [t('madeHereOn', { date: formatDay(new Date(day)) })] : [];
    return { title: t('madeHere'), sentences: [t('madeHereText'), ...when] };
  }
  if (verdict === 'likely_made') return { title: t('likelyMade'), sentences: [t('guess')] };
  if (verdict === 'likely_human') return { title: t('likelyHuman'), sentences: [t('guess')] };
  const likelihood = findEvidence(evidence, 'likelihood');
  if (!likelihood) return { title: t('notKnown'), sentences: [t('noEngine')] };
  return {
    title: t('notKnown'),
    sentences: [likelihood.probability === null ? t('tooLittle') : t('notKnownText')],
  };
}

/** `4.2 %`; 0 and 1 are never claimed of what is measured. */
export const formatShare = (share: number): string => {
  const percent = 100 * share;
  if (percent < 1) return '<1%';
  if (percent > 99) return '>99%';
  return `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)}%`;
};
