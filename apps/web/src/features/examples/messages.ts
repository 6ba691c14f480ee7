import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('examples', {
  example: 'Example',
  said: '“{{text}}”',
  making:
    'This server makes the example now: it speaks, and then does its work on it. That takes some seconds.',
  failed: 'The example could not be made',
  madeBy: 'Both were made by this server; the tool is {{engine}}.',
  before: 'Before: {{name}}',
  after: 'After: {{name}}',
  points: 'What it does',
  changerHeading: 'Say it yourself, hear it in another voice',
  changerText:
    'Record a sentence or drop a file, choose a voice, and hear your own words, timing and melody in it.',
  changerPoint1: 'Words, pauses and melody stay as you said them.',
  changerPoint2: 'Sound and video of every usual format, or the microphone.',
  changerPoint3: 'Before and after are heard at one playhead.',
  isolatorHeading: 'Leave the noise, keep the voice',
  isolatorText: 'Takes rain, street, wind and hum out of a recording or a film, and leaves who speaks.',
  isolatorPoint1: 'Stereo stays stereo, and the picture of a film stays as it is.',
  isolatorPoint2: 'The original is kept beside it, to compare at one playhead.',
  isolatorPoint3: 'It works on this server: the recording goes nowhere else.',
  cloningHeading: 'Half a minute of speech, and it speaks as you do',
  cloningText:
    'Record yourself or drop a recording, say that you may, and have any text read in that voice within seconds.',
  cloningPoint1: 'It can be used at once, and comes closer in the background.',
  cloningPoint2: 'How close it comes is measured and said in plain words, with advice.',
  cloningPoint3: 'Consent is asked, kept with time and name, and can be exported.',
  cloningPoint4: 'Recordings stay on this server, and go when you delete the voice.',
});
