import { expect, it } from 'vitest';
import { readableName } from '#web/shared/models/readable-name.ts';

it.each([
  ['eleven_v3', 'Eleven v3'],
  ['eleven_flash_v2_5', 'Eleven flash v2.5'],
  ['eleven_text_to_sound_v2', 'Eleven text to sound v2'],
  ['scribe_v2_realtime', 'Scribe v2 realtime'],
  ['music_v2_5', 'Music v2.5'],
  ['whisper-small', 'Whisper small'],
  ['espeak', 'eSpeak NG'],
  ['elevenlabs-music', 'ElevenLabs'],
  ['voice-changer,espeak', 'Voice changer, eSpeak NG'],
  ['Already a name', 'Already a name'],
  ['', ''],
])('%s is read as %s', (id, name) => {
  expect(readableName(id)).toBe(name);
});
