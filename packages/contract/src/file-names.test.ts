import { expect, test } from 'vitest';
import { downloadFileName, type GeneratedAudio, generatedFileName, shortFileName } from './file-names.ts';

const audio: GeneratedAudio = {
  name: 'Heart',
  date_unix: 1_795_234_234,
  category: 'premade',
  model_id: 'eleven_multilingual_v2',
  voice_settings: { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1 },
};

test('[HIS-061] [HIS-064] forbidden characters go, only ASCII counts as a word', () => {
  expect(downloadFileName('a/b:c*d é.mp3')).toBe('abcd_.mp3');
});

test('[HIS-062] spaces become underscores', () => {
  expect(downloadFileName('my file')).toBe('my_file');
});

test('[HIS-063] a name has 255 characters at most', () => {
  expect(downloadFileName('x'.repeat(400))).toHaveLength(255);
});

test('[HIS-065] [HIS-066] [HIS-067] [HIS-068] short names', () => {
  expect(shortFileName('a?b')).toBe('ab');
  expect(shortFileName('a b')).toBe('a_b');
  expect(shortFileName('x'.repeat(30))).toHaveLength(20);
  expect(shortFileName('\\/:*?"<>|é')).toBe('é');
});

test('[HIS-078] the whole name, in order', () => {
  expect(generatedFileName(audio, 'mp3')).toBe(
    'Mynah_2026-11-21T04_10_34_Heart_pre_sp100_s50_sb75_se0_b_m2.mp3',
  );
});

test('[HIS-071] an ISBN stands in place of the product', () => {
  expect(generatedFileName({ ...audio, isbn_number: '978-3-16-148410-0' }, 'mp3')).toMatch(
    /^978-3-16-148410-0_2026/,
  );
});

test.each([
  ['generated', '_gen_'],
  ['professional', '_pvc_'],
  ['premade', '_pre_'],
  ['cloned', '_ivc_'],
  ['high_quality', '_pvc_'],
  ['famous', '_pre_'],
])('[HIS-074] [HIS-079] %s is marked %s', (category, mark) => {
  expect(generatedFileName({ ...audio, category }, 'mp3')).toContain(`Heart${mark}sp100`);
});

test('[HIS-075] values times 100 are rounded half up, boost is a code', () => {
  const voice_settings = {
    ...audio.voice_settings!,
    stability: 0.505,
    speed: 1.005,
    use_speaker_boost: false,
  };
  expect(generatedFileName({ ...audio, voice_settings }, 'mp3')).toContain('_sp101_s51_sb75_se0_m2.');
});

test.each([
  ['eleven_multilingual_v2', '_m2.'],
  ['eleven_turbo_v2_5', '_t2-5.'],
  ['eleven_flash_v2_5', '_f2-5.'],
  ['eleven_v3', '_v3.'],
  ['eleven_multilingual_sts_v2', '_msts2.'],
  ['custom', '_custom.'],
])('[HIS-076] %s has a code', (model_id, code) => {
  expect(generatedFileName({ ...audio, model_id }, 'wav')).toContain(code);
});

test('a long name keeps its extension', () => {
  const name = generatedFileName({ ...audio, name: 'x'.repeat(400), isbn_number: '9'.repeat(300) }, 'wav');
  expect(name).toHaveLength(255);
  expect(name.endsWith('.wav')).toBe(true);
});
