/**
 * A program of its own: it alone loads eSpeak NG (GPL-3), and talks to its parent by messages.
 * It ends when the parent disconnects.
 */
import { completeSounds } from './complete-sounds.ts';
import { findEspeakFile } from './espeak-language.ts';
import {
  type EspeakReply,
  type EspeakRequest,
  type EspeakSettings,
  type EspeakWord,
  longestTextBytes,
} from './espeak-messages.ts';

interface EspeakEvent {
  type: 'word' | 'phoneme' | 'sentence' | 'end' | 'samplerate';
  /** Code points, from 1. */
  text_position: number;
  word_length: number;
  /** Milliseconds. */
  audio_position: number;
  id: string | number | undefined;
}

type Hear = (samples: Int16Array, events: EspeakEvent[]) => boolean;

interface EspeakWorker {
  samplerate: number;
  rate: number;
  pitch: number;
  range: number;
  /** 0 on success; on an unknown name the old voice silently stays. */
  set_voice(name: string): number;
  list_voices(): { identifier: string; languages: { name: string }[] }[];
  /** Speaks until the callback answers true. */
  synthesize(text: string, callback: Hear): void;
  /** The same; answers what it says as IPA, `_` between the sounds and spaces between the words. */
  synthesize_and_get_phonemes(text: string, callback: Hear): string;
}

// eSpeak seeds its noise with the time at which it starts: here that is always the same, so that two processes
// give the same samples.
Date.now = () => 0;

const { default: loadEspeak } = await import('@echogarden/espeak-ng-emscripten');
const espeak: { eSpeakNGWorker: new () => EspeakWorker; HEAP8: Int8Array } = await loadEspeak();
const worker = new espeak.eSpeakNGWorker();
const languages = worker.list_voices().map((voice) => ({
  file: voice.identifier.toLowerCase().split('/').at(-1)!,
  tags: voice.languages.map((language) => language.name.toLowerCase()),
}));
// The binding keeps one buffer for its strings in eSpeak's memory and moves it when a longer string comes. It is made
// long enough once, before the memory is remembered, or it would come to lie where eSpeak puts other things.
worker.synthesize(' '.repeat(longestTextBytes), () => false);
worker.set_voice('en-us');
// eSpeak carries noise and phase over from one utterance to the next. Every request starts from this memory, so that
// the same request gives the same samples.
const freshMemory = espeak.HEAP8.slice();
const plainSettings: EspeakSettings = { variant: '', wordsPerMinute: 175, pitch: 50, range: 50 };

function send(reply: EspeakReply): void {
  // whoever asked may be gone
  process.send?.(reply, undefined, undefined, (fault) => fault && process.exit(0));
}

/** False when eSpeak has no voice for the language: its `set_voice` would silently keep the last one. */
function setVoice(language: string, settings: EspeakSettings): boolean {
  const file = findEspeakFile(language, languages);
  if (!file || worker.set_voice(settings.variant ? `${file}+${settings.variant}` : file) !== 0) return false;
  worker.rate = settings.wordsPerMinute;
  worker.pitch = settings.pitch;
  worker.range = settings.range;
  return true;
}

/** Sounds follow the word they belong to; an empty sound is a pause and ends the word before it. */
function collectWords(events: EspeakEvent[]): EspeakWord[] {
  const words: EspeakWord[] = [];
  let open: EspeakWord | undefined;
  const close = (atMs: number) => {
    if (open) open.endMs = atMs;
    open = undefined;
  };
  for (const event of events) {
    if (event.type === 'word') {
      close(event.audio_position);
      const position = event.text_position - 1;
      open = { position, length: event.word_length, startMs: event.audio_position, endMs: 0, sounds: [] };
      words.push(open);
    } else if (event.type === 'phoneme' && event.id) {
      (open ?? words.at(-1))?.sounds.push(String(event.id));
    } else if (event.type === 'phoneme' || event.type === 'end') {
      close(event.audio_position);
    }
  }
  return words;
}

function perform(text: string): { words: EspeakWord[]; samples: Int16Array } {
  const chunks: Int16Array[] = [];
  const events: EspeakEvent[] = [];
  worker.synthesize(text, (chunk, newEvents) => {
    chunks.push(chunk);
    events.push(...newEvents);
    return false;
  });
  const samples = new Int16Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    samples.set(chunk, offset);
    offset += chunk.length;
  }
  return { words: collectWords(events), samples };
}

function read(text: string): EspeakWord[] {
  const events: EspeakEvent[] = [];
  const ipa = worker.synthesize_and_get_phonemes(text, (_, newEvents) => {
    events.push(...newEvents);
    return false;
  });
  return completeSounds(collectWords(events), ipa);
}

function answer(request: EspeakRequest): EspeakReply {
  espeak.HEAP8.set(freshMemory);
  const settings = request.kind === 'speak' ? request.settings : plainSettings;
  if (!setVoice(request.language, settings)) return { kind: 'refused', id: request.id, reason: 'language' };
  if (request.kind === 'ipa') return { kind: 'ipa', id: request.id, words: read(request.text) };
  const { words, samples } = perform(request.text);
  return { kind: 'speech', id: request.id, words, samples };
}

process.on('disconnect', () => process.exit(0));
process.on('message', (request: EspeakRequest) => {
  try {
    send(answer(request));
  } catch {
    send({ kind: 'refused', id: request.id, reason: 'failed' });
  }
});

send({ kind: 'ready', languages, sampleRateHz: worker.samplerate });
