import { harmonyOf } from '../harmony/section-harmony.ts';
import { playBass } from '../parts/bass.ts';
import type { CompStyle } from '../parts/comp-styles.ts';
import { playComping, playPad } from '../parts/comping.ts';
import { playDrums } from '../parts/drums.ts';
import { playCounter, playMelody } from '../parts/melody.ts';
import type { PartContext } from '../parts/part-context.ts';
import { randomFor } from '../random.ts';
import { loosen } from './groove.ts';
import type { Note, Role } from './note.ts';
import type { Song, SongSection } from './song.ts';

/** All notes of a section, times in beats. The same for the same song and section, whatever else is rendered. */
export function scoreOf(song: Song, section: SongSection): Note[] {
  const harmony = harmonyOf(song, section);
  const context: PartContext = {
    song,
    section,
    harmony,
    until: harmony.finalBeat ?? section.beats,
    random: (purpose) => randomFor(section.seed, section.kind, section.occurrence, purpose),
  };
  const players = playing(section);
  const styleRandom = randomFor(song.seed, 'style');
  const comp = styleRandom.pick(section.genre.comp);
  const second: CompStyle = styleRandom.pick(section.genre.second ?? ['pad']);
  const notes = [
    ...(players.has('drums') ? playDrums(context) : []),
    ...(players.has('bass') ? playBass(context) : []),
    ...(players.has('comp')
      ? playComping(context, { role: 'comp', instrument: section.taste.band.comp, style: comp, shift: 0 })
      : []),
    ...(players.has('second')
      ? playComping(context, {
          role: 'second',
          instrument: section.taste.band.second,
          style: second,
          shift: 5,
        })
      : []),
    ...(players.has('pad') ? playPad(context) : []),
    ...(players.has('lead') ? playMelody(context) : []),
    ...(players.has('counter') ? playCounter(context) : []),
  ];
  return loosen(notes, section);
}

/** Who plays: the fuller the section, the more. Who was asked for by name comes in early. */
function playing({ energy, kind, genre, taste }: SongSection): ReadonlySet<Role> {
  const asked = (role: 'lead' | 'counter' | 'comp' | 'second' | 'pad' | 'bass') =>
    taste.asked.includes(taste.band[role]) ? 0.25 : 0;
  const machines = genre.form === 'track' && genre.swing < 0.55;
  const from: Record<Role, number> = {
    comp: kind === 'break' && genre.form === 'track' ? 0.5 : 0.15,
    pad: genre.form === 'drift' || kind === 'break' || kind === 'bridge' ? 0 : 0.45 - asked('pad'),
    bass: 0.2,
    drums: machines && kind === 'intro' ? 0 : 0.3,
    lead: (machines ? 0.7 : 0.4) - asked('lead'),
    second: 0.64 - asked('second'),
    counter: 0.72 - asked('counter'),
  };
  const players = new Set<Role>((Object.keys(from) as Role[]).filter((role) => energy >= from[role]));
  if (!taste.melody || (kind === 'build' && machines)) players.delete('lead');
  if (!taste.drums || kind === 'break') players.delete('drums');
  if (taste.solo)
    return new Set(
      ([...players] as Role[]).filter((role) => role === 'lead' || role === 'comp' || role === 'bass'),
    );
  if (players.size < 2) players.add('pad');
  return players;
}
