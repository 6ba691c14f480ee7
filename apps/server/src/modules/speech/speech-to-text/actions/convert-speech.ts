import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Concurrency, takeConcurrencySlot } from '../../../billing/index.ts';
import type { OrderExtras, TranscriptionInput } from '../order/read-order.ts';
import { toAnswer } from '../transcript-answer.view.ts';
import { findTranscription, type TranscriptionKey, type TranscriptionRow } from '../transcriptions.store.ts';
import { awaitTranscription } from './await-transcription.ts';
import { cancelTranscription } from './cancel-transcription.ts';
import { removeTranscription } from './delete-transcription.ts';
import { type StartedTranscription, startTranscription } from './start-transcription.ts';

interface ConvertOptions extends Pick<OrderExtras, 'prompt' | 'translates'> {
  requestId: string;
  signal: AbortSignal;
  enableLogging: boolean;
  onConcurrency(concurrency: Concurrency): void;
  onFacts(facts: { credits: number; engine: string; warnings: string[] }): void;
  /** The recording was taken in. */
  onStarted?(key: TranscriptionKey): void;
}

/** The public call: waits for the transcript and answers it, or answers at once and tells a webhook later. */
export async function convertSpeech(
  platform: Platform,
  actor: Actor,
  input: TranscriptionInput,
  options: ConvertOptions,
) {
  const slot = await takeConcurrencySlot(platform, actor, options.onConcurrency);
  try {
    const isAwaited = !input.webhook;
    const { requestId, signal, enableLogging: isKept, prompt, translates } = options;
    const started = await startTranscription(platform, actor, input, {
      requestId,
      signal,
      isAwaited,
      isKept,
      prompt,
      translates,
    });
    options.onFacts(started);
    options.onStarted?.(started);
    if (isAwaited) return await answer(platform, started, options);
    return {
      message: 'Request accepted. Transcription result will be sent to the webhook endpoint.',
      request_id: requestId,
      transcription_id: started.id,
    };
  } finally {
    await slot.release();
  }
}

async function answer(
  platform: Platform,
  started: StartedTranscription,
  { signal, onFacts }: ConvertOptions,
) {
  try {
    await awaitTranscription(platform, started, signal);
    const row = await findTranscription(platform.db, started);
    if (!row) throw new Failure('conflict', 'The transcription was deleted before it finished.');
    const answered = await toAnswer(row);
    onFacts({ ...started, engine: row.engine ?? started.engine, warnings: warningsOf(row, answered) });
    if (!row.order.isKept) await removeTranscription(platform, started);
    return answered;
  } catch (cause) {
    // who does not wait any more wants nothing; what failed of a request without a trace leaves none either
    await cancelTranscription(platform, started);
    const row = await findTranscription(platform.db, started);
    if (row && !row.order.isKept) await removeTranscription(platform, started);
    throw cause;
  }
}

function warningsOf(
  { warnings }: TranscriptionRow,
  answered: Awaited<ReturnType<typeof toAnswer>>,
): string[] {
  const transcripts = 'transcripts' in answered ? answered.transcripts : [answered];
  const hasGap = transcripts.some(({ additional_formats: files }) => files?.includes(null));
  return hasGap ? [...warnings, 'pdf_script_unsupported'] : warnings;
}
