import type { Transcript } from '@mynah/contract/speech/speech-to-text';
import { openaiError, toFailure } from '../../../platform/errors/index.ts';
import { logprobsOf, usageOf } from './transcript-answer.ts';

interface TranscriptRun {
  /** The text as far as it is written, again and again. */
  heard: AsyncIterable<string>;
  /** At the end. */
  transcript: Promise<Transcript>;
  withLogprobs: boolean;
}

/** OpenAI's event stream of a transcript: text as it is written, then all of it. */
export async function* transcriptEvents({
  heard,
  transcript,
  withLogprobs,
}: TranscriptRun): AsyncGenerator<Uint8Array> {
  let told = '';
  try {
    for await (const text of heard) {
      if (text.length <= told.length || !text.startsWith(told)) continue;
      yield event({ type: 'transcript.text.delta', delta: text.slice(told.length) });
      told = text;
    }
    const whole = await transcript;
    const { text } = whole;
    if (text.length > told.length && text.startsWith(told)) {
      yield event({ type: 'transcript.text.delta', delta: text.slice(told.length) });
    }
    const logprobs = withLogprobs ? { logprobs: logprobsOf(whole) } : {};
    yield event({ type: 'transcript.text.done', text, ...logprobs, usage: usageOf(whole) });
  } catch (cause) {
    // the status was sent: clients look for an error in the stream
    yield event(openaiError(toFailure(cause)).body);
  }
}

const event = (data: Record<string, unknown>): Uint8Array => Buffer.from(`data: ${JSON.stringify(data)}\n\n`);
