import { expect, it } from 'vitest';
import { Extensions, extend, extensionPoint } from './extensions.ts';

it('collects the parts of each point in the order they come', () => {
  const colors = extensionPoint<string>('colors');
  const sizes = extensionPoint<number>('sizes');
  const extensions = new Extensions([extend(colors, 'red'), extend(sizes, 3), extend(colors, 'blue')]);
  expect(extensions.at(colors)).toEqual(['red', 'blue']);
  expect(extensions.at(sizes)).toEqual([3]);
  expect(extensions.at(extensionPoint<string>('colors'))).toEqual([]);
});
