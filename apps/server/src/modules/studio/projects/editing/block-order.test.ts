import { describe, expect, it } from 'vitest';
import { BlockOrder, placeStep } from './block-order.ts';

const orderOf = (...ids: string[]) =>
  new BlockOrder(ids.map((id, index) => ({ id, place: (index + 1) * placeStep })));

/** The rows as they would be read again. */
const byPlace = (order: BlockOrder) =>
  [...order.places()].sort(([, one], [, other]) => one - other).map(([id]) => id);

describe('the order of blocks', () => {
  it('a new block between two writes no other place', () => {
    const order = orderOf('a', 'b', 'c');
    order.put('new', 'a');
    expect(order.ids()).toEqual(['a', 'new', 'b', 'c']);
    expect(Object.fromEntries(order.places())).toEqual({
      a: placeStep,
      new: placeStep * 1.5,
      b: placeStep * 2,
      c: placeStep * 3,
    });
  });

  it('first, last, moved back and forth, and taken away', () => {
    const order = orderOf('a', 'b', 'c');
    order.put('first', null);
    order.put('last', 'c');
    order.put('a', 'last');
    order.put('c', 'first');
    order.remove('b');
    expect(order.ids()).toEqual(['first', 'c', 'last', 'a']);
    expect(byPlace(order)).toEqual(order.ids());
    expect(order.size).toBe(4);
  });

  it('who is put where they stand did not move', () => {
    const order = orderOf('a', 'b');
    order.put('b', 'a');
    order.put('a', null);
    expect(order.isReordered()).toBe(false);
    order.put('b', null);
    expect(order.isReordered()).toBe(true);
  });

  it('numbers all anew where there is no room between two, or rows share a place', () => {
    const tight = new BlockOrder([
      { id: 'a', place: 0 },
      { id: 'b', place: 1 },
    ]);
    tight.put('new', 'a');
    expect([...tight.places().values()]).toEqual([placeStep, placeStep * 2, placeStep * 3]);
    const shared = new BlockOrder([
      { id: 'a', place: 5 },
      { id: 'b', place: 5 },
    ]);
    expect(byPlace(shared)).toEqual(['a', 'b']);
    expect(new Set(shared.places().values()).size).toBe(2);
  });

  it('keeps to what a list does, whatever is asked of it', () => {
    let seed = 7;
    const chance = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const order = orderOf('0', '1', '2', '3', '4', '5');
    let list = order.ids();
    for (let turn = 0; turn < 2_000; turn++) {
      const id = String(chance(12));
      const others = list.filter((other) => other !== id);
      const at = chance(others.length + 1);
      if (chance(4) === 0) order.remove(id);
      else order.put(id, others[at - 1] ?? null);
      list = order.has(id) ? others.toSpliced(at, 0, id) : others;
      expect(order.ids()).toEqual(list);
    }
    expect(byPlace(order)).toEqual(list);
  });
});
