import type {
  AiSpeechClassification,
  AiSpeechEvidence,
} from '@mynah/contract/speech/ai-speech-classification';
import type { TaskEngineInfo } from '../../../platform/engines/engine-pool.ts';
import type { HeardStretch } from './heard-stretch.ts';

type Engine = TaskEngineInfo<'classification'>;

interface Facts {
  durationMs: number;
  engine: Engine | undefined;
  /** Of the caller; strangers have none. */
  workspaceId: string | undefined;
}

interface TimeSpan {
  startMs: number;
  endMs: number;
}

/** What was heard, as one answer: what is recognized is certain, all else is a likelihood or nothing. */
export function toClassification(stretches: readonly HeardStretch[], facts: Facts): AiSpeechClassification {
  const watermark = toWatermark(stretches);
  const fingerprint = toFingerprint(stretches, facts.workspaceId);
  const likelihood = facts.engine && toLikelihood(stretches, facts.engine);
  const isOurs = watermark.found || fingerprint.found;
  return {
    probability: isOurs ? 1 : (likelihood?.probability ?? null),
    verdict: isOurs ? 'made_here' : verdictOf(likelihood),
    evidence: likelihood ? [watermark, fingerprint, likelihood] : [watermark, fingerprint],
    spans: joinSpans([...watermark.spans, ...fingerprint.spans]),
    duration_seconds: toSeconds(facts.durationMs),
  };
}

type Evidence<Kind> = Extract<AiSpeechEvidence, { kind: Kind }>;

function toWatermark(stretches: readonly HeardStretch[]): Evidence<'watermark'> {
  const found = stretches.filter(({ watermark }) => watermark.found);
  const counted = found.length > 0 ? found : stretches;
  // each stretch was one more chance
  const rate = Math.min(...counted.map(({ watermark }) => watermark.falsePositiveRate)) * stretches.length;
  return {
    kind: 'watermark',
    found: found.length > 0,
    false_positive_rate: Math.min(1, rate),
    spans: joinSpans(found.flatMap(({ watermark }) => watermark.spans.map(toSpan))),
  };
}

function toFingerprint(
  stretches: readonly HeardStretch[],
  workspaceId: string | undefined,
): Evidence<'fingerprint'> {
  const all = stretches.flatMap(({ known }) => known);
  const isOwn = (sound: (typeof all)[number]): boolean => sound.workspaceId === workspaceId;
  // an own item can be shown; of another workspace's nobody learns more than the day
  const best = all.find(isOwn) ?? all[0];
  return {
    kind: 'fingerprint',
    found: best !== undefined,
    made_on: best ? best.madeAt.toISOString().slice(0, 10) : null,
    history_item_id: best && isOwn(best) ? best.historyItemId : null,
    spans: joinSpans(all.flatMap(({ spans }) => spans.map(toSpan))),
  };
}

function toLikelihood(stretches: readonly HeardStretch[], { name, traits }: Engine): Evidence<'likelihood'> {
  const windows = stretches
    .flatMap(({ likelihoods }) => likelihoods)
    .map(({ startMs, endMs, made }) => ({ ...toSpan({ startMs, endMs }), probability: round(made) }));
  return {
    kind: 'likelihood',
    engine: name,
    probability: windows.length === 0 ? null : round(togetherOf(windows)),
    likely_made_from: traits.likelyMade,
    likely_human_to: traits.likelyHuman,
    false_alarm_rate: traits.falseAlarms ?? null,
    miss_rate: traits.misses ?? null,
    windows,
  };
}

/** The mean of the odds' logarithms: windows of one recording are no independent witnesses, so they do not add up. */
function togetherOf(windows: readonly { probability: number }[]): number {
  const odds = windows.map(({ probability }) => {
    const bounded = Math.min(0.999, Math.max(0.001, probability));
    return Math.log(bounded / (1 - bounded));
  });
  return 1 / (1 + Math.exp(-odds.reduce((sum, value) => sum + value, 0) / odds.length));
}

function verdictOf(likelihood: Evidence<'likelihood'> | undefined): AiSpeechClassification['verdict'] {
  if (!likelihood || likelihood.probability === null) return 'not_known';
  if (likelihood.probability >= likelihood.likely_made_from) return 'likely_made';
  return likelihood.probability <= likelihood.likely_human_to ? 'likely_human' : 'not_known';
}

function joinSpans(spans: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

const toSpan = ({ startMs, endMs }: TimeSpan): { start: number; end: number } => ({
  start: toSeconds(startMs),
  end: toSeconds(endMs),
});
const toSeconds = (ms: number): number => Math.round(ms) / 1000;
const round = (value: number): number => Math.round(value * 1000) / 1000;
