import { toBase64 } from '../../../platform/sound/index.ts';

/** OpenAI's event stream of a speech answer: audio in base64 as it is made, then a summary. */
export async function* speechEvents(
  chunks: AsyncIterable<Uint8Array>,
  inputCharacters: number,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of chunks) {
    const audio = toBase64(bytes);
    yield event({ type: 'speech.audio.delta', audio });
  }
  const usage = { input_tokens: inputCharacters, output_tokens: 0, total_tokens: inputCharacters };
  yield event({ type: 'speech.audio.done', usage });
}

const event = (data: Record<string, unknown>): Uint8Array => Buffer.from(`data: ${JSON.stringify(data)}\n\n`);
