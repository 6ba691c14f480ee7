import { describe, expect, it } from 'vitest';
import { changeLine, type DubDocument, lineOf } from '#web/features/dubbing/document/dub-document.ts';
import { changesBetween } from '#web/features/dubbing/saving/dub-changes.ts';
import { dubRules } from '#web/features/dubbing/saving/dub-rules.ts';

const start: DubDocument = {
  speakers: [{ id: 'ann', name: 'Ann', voiceId: null }],
  lines: ['a', 'b', 'c'].map((id, at) => ({
    id,
    speakerId: 'ann',
    startMs: at * 2000,
    endMs: at * 2000 + 1000,
    sourceText: id,
    text: id,
    isLocked: false,
  })),
};
const write = (dub: DubDocument, id: string, text: string): DubDocument => changeLine(dub, id, { text });

it('sends what changed alone', () => {
  const now = write(start, 'b', 'new');
  expect(changesBetween(start, now)).toEqual({
    lines: [lineOf(now, 'b')],
    deletedIds: [],
    speakers: undefined,
  });
  expect(changesBetween(now, write(now, 'b', 'b'))?.lines).toHaveLength(1);
  expect(
    changesBetween(start, { ...start, lines: start.lines.map((line) => ({ ...line })) }),
  ).toBeUndefined();
});

describe('two who changed one dub', () => {
  const { touched, merge, without } = dubRules;
  /** As an editor that is open merges, and as a draft does that knows no more than what it is about. */
  const meet = (mine: DubDocument, theirs: DubDocument) => {
    const changes = changesBetween(start, mine)!;
    const whole = merge({ changes, base: start, theirs });
    expect(merge({ changes, base: touched(start, changes), theirs })).toEqual(whole);
    return { ...whole, changes };
  };
  const textsOf = ({ lines }: DubDocument) => lines.map(({ text }) => text);
  const dropped = (dub: DubDocument, id: string): DubDocument => ({
    ...dub,
    lines: dub.lines.filter((line) => line.id !== id),
  });

  it('keep what each wrote in lines of their own', () => {
    const { document, conflicts } = meet(write(start, 'c', 'mine'), write(start, 'a', 'theirs'));
    expect([textsOf(document), conflicts]).toEqual([['theirs', 'b', 'mine'], []]);
  });

  it('are asked about a line that both wrote, or that one wrote and the other deleted', () => {
    const mine = write(write(start, 'a', 'mine'), 'b', 'mine');
    const both = meet(mine, write(start, 'a', 'theirs'));
    expect([textsOf(both.document), both.conflicts]).toEqual([['mine', 'mine', 'c'], ['a']]);
    const rest = without(both.changes, both.conflicts)!;
    expect(rest.lines.map(({ id }) => id)).toEqual(['b']);
    expect(without(rest, ['b'])).toBeUndefined();
    expect(meet(dropped(start, 'b'), write(start, 'b', 'theirs')).conflicts).toEqual(['b']);
    expect(meet(write(start, 'b', 'mine'), dropped(start, 'b')).conflicts).toEqual(['b']);
  });

  it('keep the speakers of both, and nobody who speaks is gone', () => {
    const ben = { id: 'ben', name: 'Ben', voiceId: null };
    const added = { ...start, speakers: [...start.speakers, ben] };
    const moved = changeLine(added, 'a', { speakerId: 'ben' });
    const { document } = meet(moved, {
      ...start,
      speakers: [{ id: 'ann', name: 'Anna', voiceId: 'voice' }],
    });
    expect(document.speakers).toEqual([{ id: 'ann', name: 'Anna', voiceId: 'voice' }, ben]);
  });
});
