import { measure } from '@mynah/audio';
import {
  type HeardWord,
  joinWords,
  redact,
  type TranscriptWord,
  textOf,
  withoutFillers,
} from '@mynah/transcripts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { WorkEnded, type WorkflowRun } from '../../../../platform/workflows/index.ts';
import { Generation } from '../../../billing/index.ts';
import { deliverEvent } from '../../../workspaces/webhooks/index.ts';
import type { TranscriptionOrder } from '../order/transcription-order.ts';
import { toAnswer } from '../transcript-answer.view.ts';
import { findTranscription, type TranscriptionRow, updateTranscription } from '../transcriptions.store.ts';
import type { StoredChannel } from '../transcriptions.tables.ts';
import { type HeardStep, heardSteps } from './heard-step.ts';
import { likelyLanguages } from './known-language.ts';
import { nameSpeakers } from './name-speakers.ts';

const waveformBars = 800;

/**
 * Makes one transcript of the steps: words, speakers, what is left out or blacked out; charges, tells, and ends the
 * work, in one transaction.
 */
export async function finishTranscription(platform: Platform, work: WorkflowRun): Promise<void> {
  const row = await findTranscription(platform.db, work);
  // whoever stopped it has given back what was held
  if (!row?.reservation) throw new WorkEnded();
  const steps = await work.results<HeardStep>(heardSteps);
  const done = { ...(await fill(platform, row, steps)), state: 'done' as const };
  const generation = Generation.resume(platform, row.reservation);
  await generation.complete(async (transaction, { credits }) => {
    await work.complete(transaction);
    await updateTranscription(transaction, work, { ...done, credits, reservation: null });
    await tell(platform, transaction, { ...row, ...done });
  });
}

async function fill(platform: Platform, { order }: TranscriptionRow, steps: readonly HeardStep[]) {
  const channels = Array.from({ length: order.channels ?? 1 }, (_, index) =>
    channelOf(platform, order, { steps: steps.filter(({ channelIndex }) => channelIndex === index), index }),
  );
  const peaks = Buffer.concat(
    steps.filter(({ channelIndex }) => channelIndex === 0).map((step) => Buffer.from(step.peaks, 'base64')),
  );
  return {
    channels,
    text: channels.map(({ words }) => textOf(words)).join('\n'),
    language: channels[0]?.language ?? null,
    peaks: measure.fitPeaks(new Uint8Array(peaks), waveformBars),
  };
}

function channelOf(
  platform: Platform,
  order: TranscriptionOrder,
  { steps, index }: { steps: readonly HeardStep[]; index: number },
): StoredChannel {
  const [likeliest] = likelyLanguages(steps, index);
  const language = order.language ?? likeliest?.language ?? 'en';
  const languageProbability = order.language ? 1 : (likeliest?.probability ?? 0);
  const words = order.redaction
    ? redact(
        wordsOf(platform, order, steps, { index, language }),
        new Set(order.redaction.types),
        order.redaction.mode,
      )
    : wordsOf(platform, order, steps, { index, language });
  return { channelIndex: index, language, languageProbability, words };
}

function wordsOf(
  platform: Platform,
  order: TranscriptionOrder,
  steps: readonly HeardStep[],
  { index, language }: { index: number; language: string },
): TranscriptWord[] {
  const heard = steps.flatMap((step) => step.words);
  if (heard.length === 0) return untimedWords(steps.flatMap(({ text }) => text || []).join(' '));
  const said = order.noVerbatim ? withoutFillers(heard, language) : heard;
  const joined = joinWords(withSpeakers(platform, order, said, { steps, index }));
  const words = order.keepsAudioEvents ? joined : withoutEvents(joined);
  if (order.granularity !== 'none') return words;
  return words.map((word) => ({ ...word, start: null, end: null }));
}

function withSpeakers(
  { engines }: Platform,
  { diarization, channels }: TranscriptionOrder,
  words: HeardWord[],
  { steps, index }: { steps: readonly HeardStep[]; index: number },
): HeardWord[] {
  if (channels !== undefined) {
    return words.map((word) => ({ ...word, speakerId: `speaker_${index}`, channelIndex: index }));
  }
  const [engine] = engines.engines('speaker');
  if (!diarization || !engine) return words;
  return nameSpeakers(words, steps, { sameVoice: engine.traits.sameVoice, ...diarization });
}

/** What was heard and not said goes, with the space before it. */
function withoutEvents(words: readonly TranscriptWord[]): TranscriptWord[] {
  const kept: TranscriptWord[] = [];
  for (const word of words) {
    if (word.type === 'audio_event') {
      if (kept.at(-1)?.type === 'spacing') kept.pop();
    } else if (kept.length > 0 || word.type !== 'spacing') kept.push(word);
  }
  return kept;
}

const untimedWords = (text: string): TranscriptWord[] =>
  text
    .split(/(\s+)/)
    .filter(Boolean)
    .map((part) => {
      const isSpace = part.trim() === '';
      return {
        text: isSpace ? ' ' : part,
        start: null,
        end: null,
        type: isSpace ? ('spacing' as const) : ('word' as const),
        speakerId: null,
        logprob: 0,
      };
    });

/** Whoever wants to know, in the house and outside. */
async function tell(platform: Platform, transaction: Transaction, row: TranscriptionRow): Promise<void> {
  const { id, workspaceId, userId, order, requestId, durationMs } = row;
  const payload = { transcriptionId: id, userId, credits: row.reservation?.credits ?? 0, durationMs };
  await platform.events.append(transaction, { name: 'transcription.ended', workspaceId, payload });
  if (!order.webhook) return;
  await deliverEvent(platform, transaction, {
    workspaceId,
    type: 'transcription_completed',
    userId: userId ?? undefined,
    ...(order.webhook.id === undefined ? {} : { webhookIds: [order.webhook.id] }),
    data: {
      request_id: requestId,
      transcription: await toAnswer(row),
      webhook_metadata: order.webhook.metadata ?? null,
    },
  });
}
