import { expect, test } from 'vitest';
import { History } from './history.ts';

const call = { id: 'c1', name: 'look', arguments: '{}' };

test('an answer that was interrupted goes on as if no more had been said', () => {
  const history = new History();
  history.addUser('Tell me a story');
  history.addAgent('Once upon a time there was a king');
  history.cutLastAnswer('Once upon a');
  expect(history.messages.at(-1)).toEqual({ role: 'assistant', content: 'Once upon a' });
  history.cutLastAnswer('');
  expect(history.messages).toHaveLength(1);
});

test('a call of a tool stays when nothing of the words beside it was heard', () => {
  const history = new History();
  history.addAgent('Let me look', [call]);
  history.cutLastAnswer('');
  expect(history.messages).toEqual([{ role: 'assistant', content: '', toolCalls: [call] }]);
});

test('the oldest are forgotten first, and no result stands without its call', () => {
  const history = new History();
  history.addUser('x'.repeat(50));
  history.addAgent('', [call]);
  history.addToolResult(call, 'y'.repeat(50));
  history.addUser('z'.repeat(50));
  const fit = (characters: number) => history.fitting(characters / 3 / 0.6).map(({ role }) => role);
  expect(fit(1000)).toEqual(['user', 'assistant', 'tool', 'user']);
  expect(fit(110)).toEqual(['user']);
  expect(fit(10)).toEqual(['user']);
});

test('what was said since can be taken back', () => {
  const history = new History();
  history.addUser('I want to');
  const { length } = history;
  history.addAgent('Yes?');
  history.cutTo(length - 1);
  history.addUser('I want to book a table');
  expect(history.messages.map(({ content }) => content)).toEqual(['I want to book a table']);
});

test('of the pictures the newest stay, and what was said beside the others', () => {
  const image = (base64: string) => ({ contentType: 'image/png', base64 });
  const history = new History();
  history.addUser('One', [image('a'), image('b')]);
  history.addAgent('I see.');
  history.addUser('Two', [image('c')]);
  history.keepImages(2);
  expect(history.messages).toEqual([
    { role: 'user', content: 'One', images: [image('b')] },
    { role: 'assistant', content: 'I see.' },
    { role: 'user', content: 'Two', images: [image('c')] },
  ]);
  history.keepImages(1);
  expect(history.messages[0]).toEqual({ role: 'user', content: 'One' });
});
