import { expect, test } from 'vitest';
import {
  downloadFileName,
  fileNameInFormat,
  type GeneratedAudio,
  generatedFileName,
  generatedZipName,
  shortFileName,
} from './file-names.ts';

const audio: GeneratedAudio = {
  name: 'Heart',
  date_unix: 1_795_234_234,
  category: 'premade',
  model_id: 'eleven_multilingual_v2',
  voice_settings: { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1 },
  output_format: 'mp3_44100_128',
};

test('[HIS-061] [HIS-064] forbidden characters go, only ASCII counts as a word', () => {
  expect(downloadFileName('a/b:c*d é.mp3')).toBe('abcd_.mp3');
});

test('[HIS-062] spaces become underscores', () => {
  expect(downloadFileName('my file')).toBe('my_file');
});

test('[HIS-063] a name has 255 characters at most', () => {
  expect(downloadFileName('x'.repeat(400))).toHaveLength(255);
  expect(downloadFileName(`${'x'.repeat(400)}.wav`)).toBe(`${'x'.repeat(251)}.wav`);
});

test('[HIS-065] [HIS-066] [HIS-067] [HIS-068] short names', () => {
  expect(shortFileName('a?b')).toBe('ab');
  expect(shortFileName('a b')).toBe('a_b');
  expect(shortFileName('x'.repeat(30))).toHaveLength(20);
  expect(shortFileName('\\/:*?"<>|é')).toBe('é');
  expect(shortFileName('a\nb\u0000c')).toBe('abc');
  expect(shortFileName(`${'x'.repeat(19)}😀`)).toBe('x'.repeat(19));
});

test('[HIS-078] the whole name, in order', () => {
  expect(generatedFileName(audio)).toBe('Mynah_2026-11-21T04_10_34_Heart_pre_sp100_s50_sb75_se0_b_m2.mp3');
});

test('[HIS-071] an ISBN stands in place of the product', () => {
  expect(generatedFileName({ ...audio, isbn_number: '978-3-16-148410-0' })).toMatch(
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
  expect(generatedFileName({ ...audio, category })).toContain(`Heart${mark}sp100`);
});

test('[HIS-075] values times 100 are rounded half up, boost is a code', () => {
  const voice_settings = {
    ...audio.voice_settings!,
    stability: 0.505,
    speed: 1.005,
    use_speaker_boost: false,
  };
  expect(generatedFileName({ ...audio, voice_settings })).toContain('_sp101_s51_sb75_se0_m2.');
});

test.each([
  ['eleven_multilingual_v2', '_m2.'],
  ['eleven_turbo_v2_5', '_t2-5.'],
  ['eleven_flash_v2_5', '_f2-5.'],
  ['eleven_v3', '_v3.'],
  ['eleven_multilingual_sts_v2', '_msts2.'],
  ['custom', '_custom.'],
])('[HIS-076] %s has a code', (model_id, code) => {
  expect(generatedFileName({ ...audio, model_id })).toContain(code);
});

test('a long name keeps its extension', () => {
  const name = generatedFileName({
    ...audio,
    name: 'x'.repeat(400),
    isbn_number: '9'.repeat(300),
    output_format: 'wav',
  });
  expect(name).toHaveLength(255);
  expect(name.endsWith('.wav')).toBe(true);
});

test.each([
  ['日本語', 'audio'],
  ['日 本.mp3', 'audio.mp3'],
  ['...', 'audio'],
  ['', 'audio'],
])('[HIS-061] [HIS-064] of %j something is left to call the file by: %s', (name, expected) => {
  expect(downloadFileName(name)).toBe(expected);
});

test.each([
  ['con', '_con'],
  ['NUL.mp3', '_NUL.mp3'],
  ['Lpt1.tar.gz', '_Lpt1.tar.gz'],
  ['console', 'console'],
  ['.profile.x', 'profile.x'],
  ['ends.', 'ends'],
])('a name that an operating system keeps for itself is made an ordinary one: %s', (name, expected) => {
  expect(downloadFileName(name)).toBe(expected);
  expect(shortFileName(name)).toBe(expected);
});

test('short names are never empty', () => {
  expect(shortFileName('???')).toBe('audio');
  expect(shortFileName('..')).toBe('audio');
});

test('[HIS-069] each field changes the name', () => {
  const settings = audio.voice_settings!;
  const changes: Partial<GeneratedAudio>[] = [
    {},
    { name: 'Sky' },
    { date_unix: 1 },
    { category: 'cloned' },
    { model_id: 'eleven_v3' },
    { voice_settings: { ...settings, speed: 1.1 } },
    { voice_settings: { ...settings, stability: 0.1 } },
    { voice_settings: { ...settings, similarity_boost: 0.1 } },
    { voice_settings: { ...settings, style: 0.1 } },
    { voice_settings: { ...settings, use_speaker_boost: false } },
    { output_format: 'opus_48000_64' },
    { isbn_number: '9783161484100' },
  ];
  expect(new Set(changes.map((change) => generatedFileName({ ...audio, ...change }))).size).toBe(
    changes.length,
  );
});

test('[HIS-071] [HIS-072] [HIS-073] prefix, time and name, in this order', () => {
  expect(generatedFileName({ ...audio, isbn_number: '' })).toMatch(/^Mynah_2026-11-21T04_10_34_Heart_/);
  expect(generatedFileName({ ...audio, name: '???' })).toMatch(/^Mynah_2026-11-21T04_10_34_audio_pre_/);
  expect(generatedFileName({ ...audio, name: 'Heart ' })).toMatch(/_Heart_pre_/);
});

test.each([
  ['wav', 'wav'],
  ['wav_44100', 'wav'],
  ['mp3_22050_32', 'mp3'],
  ['ulaw_8000', 'ulaw'],
  ['audio/x-wav', 'wav'],
  ['alaw', 'alaw'],
  ['made up', 'mp3'],
  [null, 'mp3'],
])('[HIS-077] a file of %s ends in %s', (output_format, extension) => {
  expect(
    generatedFileName({ ...audio, output_format })
      .split('.')
      .at(-1),
  ).toBe(extension);
});

test('[HIS-077] a name in another format', () => {
  expect(fileNameInFormat('Mynah_1.5_f2-5.mp3', 'pcm_16000')).toBe('Mynah_1.5_f2-5.pcm');
  expect(fileNameInFormat('Mynah_1.5_f2-5.mp3', 'wav')).toBe('Mynah_1.5_f2-5.wav');
});

test('[HIS-071] the zip of one book begins with its ISBN, that of several with the product', () => {
  const [one, other] = [
    { date_unix: 5, isbn_number: '9783161484100' },
    { date_unix: 6, isbn_number: null },
  ];
  expect(generatedZipName([one, one])).toMatch(/^9783161484100_/);
  expect(generatedZipName([one, other])).toMatch(/^Mynah_/);
});

test('[HIS-077] several items are a zip with the time of the newest', () => {
  expect(generatedZipName([{ date_unix: 5 }, audio])).toBe('Mynah_2026-11-21T04_10_34_2_generations.zip');
});
