import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DubDocument, Line } from '#web/features/dubbing/document/dub-document.ts';
import type { LineFacts } from '#web/features/dubbing/document/line-facts.ts';
import { unspokenIds, untranslatedIds } from '#web/features/dubbing/editor/actions.ts';
import { Editor, type EditorState } from '#web/features/dubbing/editor/editor-store.ts';
import { filesOfDub, soundsOf } from '#web/features/dubbing/editor/sounds-of.ts';
import { steadyGain } from '#web/shared/timeline/playback/loudness.ts';
import { filmOf } from '#web/shared/timeline/playback/transport.ts';

const line = (id: string, startMs: number, more: Partial<Line> = {}): Line => ({
  id,
  speakerId: 'ann',
  startMs,
  endMs: startMs + 1000,
  sourceText: 'hello',
  text: 'hallo',
  isLocked: false,
  ...more,
});
const spoken = (startMs: number, more: Partial<LineFacts> = {}): LineFacts => ({
  sound: { takeId: `take ${startMs}`, startMs, durationMs: 900, peaks: [] },
  isStale: false,
  isTooLong: false,
  isMaking: false,
  error: undefined,
  takes: [],
  ...more,
});
const document: DubDocument = {
  speakers: [{ id: 'ann', name: 'Ann', voiceId: null }],
  lines: [line('a', 0), line('b', 2000), line('c', 4000, { text: '' }), line('d', 6000, { isLocked: true })],
};
const facts = new Map([
  ['a', spoken(0)],
  ['b', spoken(2000, { isStale: true })],
  ['d', spoken(6000, { isStale: true })],
]);

describe('what is heard', () => {
  const heard = (hears: 'dub' | 'original') => {
    const timeline = soundsOf(document, { facts, hears, lengthMs: 8000 });
    const gains = timeline.clips.map((clip) => {
      const track = timeline.tracks.find(({ track_id }) => track_id === clip.track_id);
      return [clip.file_id, track && steadyGain(clip, track)];
    });
    return { timeline, gains: Object.fromEntries(gains) };
  };

  it('is each line that was spoken over the background, or the source alone', () => {
    expect(heard('dub').gains).toEqual({
      source: 0,
      background: 1,
      'take 0': 1,
      'take 2000': 1,
      'take 6000': 1,
    });
    expect(heard('original').gains).toMatchObject({ source: 1, background: 0, 'take 0': 0 });
  });

  it('has the picture of the source in both', () => {
    for (const hears of ['dub', 'original'] as const)
      expect(filmOf(heard(hears).timeline, filesOfDub)?.file_id).toBe('source');
  });

  it('begins a line anew when it has another take', () => {
    const ids = (takeId: string) =>
      soundsOf(document, {
        facts: new Map([['a', spoken(0, { sound: { takeId, startMs: 0, durationMs: 1, peaks: [] } })]]),
        hears: 'dub',
        lengthMs: 8000,
      }).clips.map(({ clip_id }) => clip_id);
    expect(ids('one')).not.toEqual(ids('two'));
  });
});

it('what is left to be made is what says something else than it sounds, and is not locked', () => {
  const state: Pick<EditorState, 'history' | 'facts'> = {
    history: { past: [], present: document, future: [] },
    facts,
  };
  expect(unspokenIds(state)).toEqual(['b']);
  expect(untranslatedIds(state)).toEqual(['c']);
});

describe('what others make', () => {
  const line = (segment_id: string, text: string) => ({
    ...{ segment_id, speaker_id: 'ann', start_ms: 0, end_ms: 1000, source_text: 'hello', text },
    ...{ is_locked: false, dub: null, is_stale: false, state: 'idle', error: null, fit: null, takes: [] },
  });
  const speakers = [{ speaker_id: 'ann', name: 'Ann', voice_id: null }];
  /** The server, as the editor finds it: a document of two lines, of which one is being spoken. */
  const server = { revision: 1, asked: [] as string[], lines: [line('a', 'one'), line('b', 'two')] };
  const known = { revision: 1, document, facts: new Map() };
  const open = () => new Editor({ dubbingId: 'dub', language: 'de' }, known);

  beforeEach(() => {
    Object.assign(server, { revision: 1, asked: [] });
    vi.stubGlobal('fetch', async (path: string) => {
      server.asked.push(path);
      return Response.json({ revision: server.revision, speakers, lines: server.lines });
    });
  });

  it('is asked for line by line, and as a whole where more came', async () => {
    const editor = open();
    await editor.renewLines(['a', 'b']);
    expect(server.asked).toEqual(['/v1/dubbing/dub/editor/de?segment_ids=a&segment_ids=b']);
    expect([...editor.store.getState().facts.keys()]).toEqual(['a', 'b']);
    expect(editor.document).toBe(document);
    server.revision = 2;
    await editor.renewLines(['a']);
    expect(server.asked.at(-1)).toBe('/v1/dubbing/dub/editor/de');
    expect(editor.document.lines.map(({ text }) => text)).toEqual(['one', 'two']);
  });
});
