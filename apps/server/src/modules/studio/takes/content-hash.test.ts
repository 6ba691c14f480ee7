import { compilePronunciations } from '@mynah/text/pronunciations';
import { expect, it } from 'vitest';
import type { SettledVoice } from '../../voices/registry/index.ts';
import type { BlockNode, Delivery, ProjectRow } from '../projects/projects.tables.ts';
import { contentHashOf } from './content-hash.ts';
import type { SpokenProject } from './spoken-project.ts';

const voice = (id: string, more: Partial<SettledVoice> = {}) =>
  [id, { id, rowId: id, workspaceId: null, settings: null, ...more } as SettledVoice] as const;

const spokenProject = (
  more: Partial<SpokenProject> = {},
  project: Partial<ProjectRow> = {},
): SpokenProject => ({
  project: { language: 'en', textNormalization: 'auto', ...project } as ProjectRow,
  model: { id: 'eleven_multilingual_v2' } as SpokenProject['model'],
  cast: new Map([['anna', { voiceId: 'two', settings: null, volumeGainDb: 0 }]]),
  voices: new Map([voice('one'), voice('two')]),
  pronunciations: [],
  ...more,
});
const said = (text: string, voiceId = 'one'): BlockNode => ({ text, voiceId });
const hashOf = (nodes: BlockNode[], spoken = spokenProject(), delivery: Delivery | null = null) =>
  contentHashOf(spoken, { nodes, delivery });

const plain = hashOf([said('Go on, she said.')]);

it('is the same however the text is cut, and for whoever plays a part in the same voice', () => {
  expect(hashOf([said('Go on, '), said('she said.')])).toBe(plain);
  const cast = [{ text: 'Go on.', voiceId: 'one', castVoiceId: 'anna' }];
  expect(hashOf(cast)).toBe(hashOf([said('Go on.', 'two')]));
  // the loudness of one voice alone is set where blocks are joined
  const louder = new Map([['anna', { voiceId: 'two', settings: null, volumeGainDb: 3 }]]);
  expect(hashOf(cast, spokenProject({ cast: louder }))).toBe(hashOf(cast));
});

it.each<[string, string | undefined]>([
  ['a word', hashOf([said('Go on, he said.')])],
  ['the voice', hashOf([said('Go on, she said.', 'two')])],
  ['the voice of a part', hashOf([said('Go on, '), said('she said.', 'two')])],
  ['the delivery', hashOf([said('Go on, she said.')], spokenProject(), { speed: 1.1 })],
  ['the language', hashOf([said('Go on, she said.')], spokenProject({}, { language: 'fr' }))],
  ['normalization', hashOf([said('Go on, she said.')], spokenProject({}, { textNormalization: 'off' }))],
  [
    'settings of the voice',
    hashOf(
      [said('Go on, she said.')],
      spokenProject({
        voices: new Map([
          voice('one', {
            settings: { stability: 0.1, similarity_boost: 1, style: 0, use_speaker_boost: true, speed: 1 },
          }),
        ]),
      }),
    ),
  ],
  ['a voice that is gone', hashOf([said('Go on, she said.')], spokenProject({ voices: new Map() }))],
])('changes with %s', (_, hash) => {
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hash).not.toBe(plain);
});

it('changes with the rules that find something in the text, and with no other', () => {
  const rules = (find: string) => ({
    pronunciations: [
      compilePronunciations([
        { find, caseSensitive: false, wordBoundaries: true, replacement: { kind: 'alias', alias: 'onward' } },
      ]),
    ],
  });
  expect(hashOf([said('Go on, she said.')], spokenProject(rules('Mynah')))).toBe(plain);
  expect(hashOf([said('Go on, she said.')], spokenProject(rules('on')))).not.toBe(plain);
});

it('is none where there is nothing to speak', () => {
  expect(hashOf([])).toBeUndefined();
  expect(hashOf([said(' \n ')])).toBeUndefined();
});

it('reads English alone in full where the project says so', () => {
  const english = { textNormalization: 'apply_english' } as const;
  const on = { textNormalization: 'on' } as const;
  const of = (project: Partial<ProjectRow>) => hashOf([said('5 kg')], spokenProject({}, project));
  expect(of({ ...english, language: 'en' })).toBe(of({ ...on, language: 'en' }));
  expect(of({ ...english, language: 'fr' })).not.toBe(of({ ...on, language: 'fr' }));
});
