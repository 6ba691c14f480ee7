import { afterEach, expect, it } from 'vitest';
import { fromHere } from '#web/shared/api/from-here.ts';
import { showAddress } from '#web/test-address.ts';

afterEach(() => showAddress('http://localhost:3000/'));

it.each([
  ['https://voice.example/v1/voices/v/preview?signature=s', '/v1/voices/v/preview?signature=s'],
  ['http://localhost:4700/p.mp3', '/p.mp3'],
  ['/p.mp3?x=1', '/p.mp3?x=1'],
])('%s, on a page that is open under another name of the server, is %s', (address, here) => {
  showAddress('http://mynah.lan:4700/app/home');
  expect(fromHere(address)).toBe(here);
});
