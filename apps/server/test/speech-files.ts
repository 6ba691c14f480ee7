import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

export interface HeardWord {
  text: string;
  type: string;
  start: number | null;
  end: number | null;
  speaker_id: string | null;
  characters: { text: string }[] | null;
}
export interface HeardTranscript {
  text: string;
  words: HeardWord[];
  language_code: string;
  language_probability: number;
  transcription_id: string | null;
  audio_duration_secs: number;
  additional_formats?: ({ requested_format: string; content: string; is_base64_encoded: boolean } | null)[];
  entities?: { text: string; entity_type: string; start_char: number; end_char: number }[];
  transcripts?: HeardTranscript[];
}

export type FormFields = Record<string, string | string[] | Blob>;

/** Speech of the robot as 16 bits, mono, 16 kHz, without a header. */
export async function speakPcm(app: TestApp, apiKey: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { voices } = (await (await app.fetch('/v2/voices?page_size=1', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  const path = `/v1/text-to-speech/${voices[0]!.voice_id}?output_format=pcm_16000&enable_logging=false`;
  const answer = await app.fetch(path, { apiKey, json: { text } });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

export const silence = (seconds: number): Uint8Array<ArrayBuffer> => new Uint8Array(32_000 * seconds);

export const joinBytes = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts));

/** Mono channels of the same length as one WAV. */
export function wavOf(...channels: Uint8Array[]): File {
  const length = Math.max(...channels.map((channel) => channel.length));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + length * channels.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels.length, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000 * channels.length, 28);
  head.writeUInt16LE(2 * channels.length, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(length * channels.length, 40);
  const body = Buffer.alloc(length * channels.length);
  for (const [index, channel] of channels.entries()) {
    for (let at = 0; at + 1 < channel.length; at += 2) {
      body[at * channels.length + 2 * index] = channel[at]!;
      body[at * channels.length + 2 * index + 1] = channel[at + 1]!;
    }
  }
  return new File([head, body], 'talk.wav', { type: 'audio/wav' });
}

export function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  return form;
}

/** Words without what recognizers may write either way. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim();
