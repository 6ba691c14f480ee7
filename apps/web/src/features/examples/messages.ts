import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('examples', {
  example: 'Example',
  said: '“{{text}}”',
  making: 'This server is generating the example. It takes a few seconds.',
  failed: 'Couldn’t generate the example',
  madeBy: 'Both were generated on this server with {{engine}}.',
  before: 'Before: {{name}}',
  after: 'After: {{name}}',
  points: 'What it does',
  changerHeading: 'Say it yourself, hear it in another voice',
  changerText:
    'Record a sentence or drop a file, choose a voice, and hear your own words, timing and intonation in it.',
  changerPoint1: 'Words, pauses and intonation stay as you said them.',
  changerPoint2: 'Any common audio or video format, or your microphone.',
  changerPoint3: 'Compare before and after from the same position.',
  isolatorHeading: 'Lose the noise, keep the voice',
  isolatorText: 'Removes rain, traffic, wind and hum from a recording or video and keeps the voices.',
  isolatorPoint1: 'Stereo stays stereo, and video stays untouched.',
  isolatorPoint2: 'The original is kept, so you can compare the two from the same position.',
  isolatorPoint3: 'Everything runs on this server. Your recording goes nowhere else.',
  cloningHeading: 'Half a minute of speech, and it sounds like you',
  cloningText:
    'Record yourself or drop a recording, confirm that you have permission, and hear any text in that voice within seconds.',
  cloningPoint1: 'Ready to use right away, and it keeps improving in the background.',
  cloningPoint2: 'Similarity is measured and explained in plain words, with advice.',
  cloningPoint3: 'Consent is required, stored with time and name, and can be exported.',
  cloningPoint4: 'Recordings stay on this server and are deleted with the voice.',
});
