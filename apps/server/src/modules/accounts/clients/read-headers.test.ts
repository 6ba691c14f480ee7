import { expect, test } from 'vitest';
import { readLocationHeaders } from './read-headers.ts';

const sent: Record<string, string> = { 'cf-ipcountry': 'CA', 'cf-region': 'Qu%C3%A9bec', 'x-city': '100%' };
const header = (name: string) => sent[name];

test('[PRV-012] the place comes from the headers that the operator named', () => {
  expect(readLocationHeaders(['cf-ipcountry', 'cf-region', 'x-city'], header)).toEqual({
    country: 'CA',
    region: 'Québec',
    city: '100%',
  });
});

test('[PRV-012] what is not named or not sent is null', () => {
  expect(readLocationHeaders([], header)).toEqual({ country: null, region: null, city: null });
  expect(readLocationHeaders(['x-none', 'cf-region'], header)).toEqual({
    country: null,
    region: 'Québec',
    city: null,
  });
});
