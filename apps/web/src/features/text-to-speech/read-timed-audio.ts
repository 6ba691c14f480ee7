import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';

export interface TimedChunk {
  bytes: Uint8Array<ArrayBuffer>;
  alignment: CharacterAlignment | null;
}

/**
 * Reads an answer of …/with-timestamps: one JSON object, or a stream of them separated by one or two newlines
 * (SPE-018, SPE-019, SPE-023). What does not parse is logged and passed over (SPE-020).
 */
export async function* readTimedAudio(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<TimedChunk> {
  for await (const line of readLines(stream)) {
    const chunk = parseChunk(line);
    if (chunk) yield chunk;
  }
}

function parseChunk(line: string): TimedChunk | undefined {
  try {
    const { audio_base64, alignment } = JSON.parse(line);
    return { bytes: decodeBase64(audio_base64), alignment: readAlignment(alignment) };
  } catch (cause) {
    console.error('a chunk of a speech answer could not be read', cause);
    return undefined;
  }
}

/** Times without their characters, or fewer of them, are no times. */
function readAlignment(alignment: CharacterAlignment | null | undefined): CharacterAlignment | null {
  if (!alignment) return null;
  const { characters, character_start_times_seconds, character_end_times_seconds } = alignment;
  const length = characters?.length;
  const isWhole =
    length === character_start_times_seconds?.length && length === character_end_times_seconds?.length;
  return isWhole ? alignment : null;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

async function* readLines(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines.filter((line) => line.trim() !== '');
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
