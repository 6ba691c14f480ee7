import { expect, test } from 'vitest';
import { formOf, keytermFault, languageOptions, type Order } from '#web/features/speech-to-text/order.ts';
import { formData } from '#web/shared/api/form-data.ts';

const order: Order = {
  ...{ language: 'auto', diarize: true, speakers: '2', events: false, noVerbatim: false },
  keyterms: 'Mynah\n\n Ada Lovelace ',
};

test('[LNG-026] the list of languages begins with auto and has about 57 more', () => {
  const options = languageOptions('Detect', (code) => code);
  expect(options[0]).toEqual({ value: 'auto', label: 'Detect' });
  expect(options.length - 1).toBeGreaterThanOrEqual(55);
  expect(options.length - 1).toBeLessThanOrEqual(60);
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});

test('a form leaves the language out when it is to be detected', () => {
  const form = formData(formOf({ address: 'https://example.com/a.mp3' }, order, { marksSounds: true }));
  expect(form.get('language_code')).toBeNull();
  expect(form.get('num_speakers')).toBe('2');
  expect(form.getAll('keyterms')).toEqual(['Mynah', 'Ada Lovelace']);
  expect(form.get('source_url')).toBe('https://example.com/a.mp3');
});

test('one who does not tell speakers apart does not count them', () => {
  const fields = formOf(
    { file: new File(['x'], 'a.wav') },
    { ...order, diarize: false, language: 'de' },
    { marksSounds: false },
  );
  const form = formData(fields);
  expect(form.get('num_speakers')).toBeNull();
  expect(form.get('language_code')).toBe('de');
  expect((form.get('file') as File).name).toBe('a.wav');
});

test('a term that the server would refuse is said before', () => {
  expect(keytermFault({ keyterms: 'one two three four five six' })).toBe('keytermLong');
  expect(keytermFault({ keyterms: 'x\n'.repeat(1001) })).toBe('keytermsMany');
  expect(keytermFault({ keyterms: 'Mynah' })).toBeUndefined();
});

test('sounds are asked for where an engine hears them', () => {
  const tagged = (events: boolean, marksSounds: boolean) =>
    formOf({ address: 'https://example.com/a.mp3' }, { ...order, events }, { marksSounds }).tag_audio_events;
  expect(tagged(true, true)).toBe(true);
  expect(tagged(false, true)).toBe(false);
  expect(tagged(true, false)).toBeUndefined();
});
