import type { BasicSoundBank } from 'spessasynth_core';
import { SpessaSynthProcessor } from 'spessasynth_core';
import { type Note, type Role, roles } from '../score/note.ts';
import type { SongSection } from '../score/song.ts';
import { channelOf, places } from './channels.ts';
import { drumTrimDb, trimDbOf } from './trims.ts';

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export interface RenderOptions {
  bank: BasicSoundBank;
  sampleRateHz: number;
  section: SongSection;
  /** Beats of the section; notes that begin between them are played. */
  from: number;
  to: number;
  only?: ReadonlySet<Role>;
  signal: AbortSignal;
}

/** The synthesizer takes no more at once; controls and notes fall on these blocks (1.5 ms). */
const blockSamples = 64;
/** What rings on after the last note is let ring so long at most. */
const longestTailMs = 4500;
const silenceAmplitude = 2e-4;
/** Between two looks at the rest of the process. */
const samplesPerTurn = 1 << 15;

/**
 * The notes of a stretch as sound, with all that rings on after it. A new synthesizer for each stretch: stretches do
 * not depend on each other, and their sum is the piece.
 */
export async function renderNotes(notes: readonly Note[], options: RenderOptions): Promise<Stereo> {
  const { section, from, to, sampleRateHz, only, signal } = options;
  const played = notes.filter(
    ({ start, role }) => start >= from - 1e-6 && start < to - 1e-6 && (!only || only.has(role)),
  );
  const toSamples = (beats: number) =>
    Math.max(0, Math.round(((beats - from) * section.beatMs * sampleRateHz) / 1000));
  const events = eventsOf(played, toSamples);
  const body = toSamples(to);
  const last = Math.max(body, ...played.map(({ start, length }) => toSamples(start + length)));
  const most = last + Math.round((longestTailMs * sampleRateHz) / 1000);
  const sound = { left: new Float32Array(most), right: new Float32Array(most) };
  // left to the collector: destroying a synthesizer would empty the bank, which is shared
  const synth = await openSynth(options);
  const length = await play(synth, events, sound, { last, signal });
  return { left: sound.left.subarray(0, length), right: sound.right.subarray(0, length) };
}

interface NoteEvent {
  at: number;
  channel: number;
  pitch: number;
  /** 0 ends the note. */
  velocity: number;
}

/** Ends before beginnings, and no key is struck again before it was let go. */
function eventsOf(notes: readonly Note[], toSamples: (beats: number) => number): NoteEvent[] {
  const events: NoteEvent[] = [];
  const sounding = new Map<number, NoteEvent>();
  for (const { role, start, length, pitch, velocity } of [...notes].sort((a, b) => a.start - b.start)) {
    const channel = channelOf[role];
    const at = toSamples(start);
    const before = sounding.get(channel * 128 + pitch);
    if (before && before.at > at) before.at = at;
    const end = { at: Math.max(toSamples(start + length), at + blockSamples), channel, pitch, velocity: 0 };
    sounding.set(channel * 128 + pitch, end);
    events.push({ at, channel, pitch, velocity }, end);
  }
  return events.sort((a, b) => a.at - b.at || a.velocity - b.velocity);
}

async function openSynth({ bank, sampleRateHz, section }: RenderOptions): Promise<SpessaSynthProcessor> {
  const synth = new SpessaSynthProcessor(sampleRateHz, { eventsEnabled: false, maxBufferSize: blockSamples });
  synth.soundBankManager.addSoundBank(bank, 'main');
  await synth.processorInitialized;
  const { band, reverb } = section.taste;
  for (const role of roles) {
    const place = places[role];
    const trim =
      role === 'drums'
        ? drumTrimDb(section.genre.kit) + (section.genre.drumsDb ?? 0)
        : trimDbOf(band[role].program);
    const channel = channelOf[role];
    synth.programChange(channel, role === 'drums' ? section.genre.kit : band[role].program);
    synth.controllerChange(channel, 7, volumeFor(place.levelDb + trim));
    synth.controllerChange(channel, 10, place.pan);
    synth.controllerChange(channel, 91, Math.min(127, Math.round(reverb * place.reverb)));
    synth.controllerChange(channel, 93, place.chorus);
  }
  return synth;
}

/** The volume controller's curve is a square: 40 dB for each factor of ten. There are 12 dB above the middle. */
const volumeFor = (db: number): number => Math.round(Math.min(Math.max(127 * 10 ** ((db - 8) / 40), 1), 127));

async function play(
  synth: SpessaSynthProcessor,
  events: readonly NoteEvent[],
  { left, right }: Stereo,
  { last, signal }: { last: number; signal: AbortSignal },
): Promise<number> {
  let next = 0;
  let turn = samplesPerTurn;
  for (let at = 0; at < left.length; at += blockSamples) {
    for (; next < events.length && (events[next] as NoteEvent).at < at + blockSamples; next++) {
      const { channel, pitch, velocity } = events[next] as NoteEvent;
      if (velocity > 0) synth.noteOn(channel, pitch, velocity);
      else synth.noteOff(channel, pitch);
    }
    const count = Math.min(blockSamples, left.length - at);
    synth.process(left, right, at, count);
    if (at >= turn) {
      if (signal.aborted) return at;
      if (at > last && isSilent(left, right, at - samplesPerTurn / 4, at)) return at;
      turn += at > last ? samplesPerTurn / 4 : samplesPerTurn;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return left.length;
}

function isSilent(left: Float32Array, right: Float32Array, from: number, to: number): boolean {
  for (let index = Math.max(0, from); index < to; index++) {
    if (
      Math.abs(left[index] as number) > silenceAmplitude ||
      Math.abs(right[index] as number) > silenceAmplitude
    )
      return false;
  }
  return true;
}
