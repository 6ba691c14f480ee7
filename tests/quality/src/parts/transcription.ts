import { cutAtSilences, sileroVoiceActivity } from '@mynah/engine-silero-vad';
import { wordErrorRate } from '@mynah/engine-spec/word-error-rate';
import { whisperTranscription } from '@mynah/engine-whisper';
import { transcribeWithPeer } from '../peers/faster-whisper.ts';
import type { QualityContext, QualityPart } from '../quality-part.ts';
import { HEARING_RATE_HZ, type Recording, recordSpeech } from '../recordings.ts';
import { transcriptionTexts } from './transcription-texts.ts';

const SAMPLES_PER_MS = HEARING_RATE_HZ / 1000;

interface Heard {
  text: string;
  cpuSeconds: number;
}

/** Cuts a recording at silences and transcribes the windows, as the server does. */
async function transcribe(context: QualityContext, { samples, language }: Recording): Promise<Heard> {
  const before = process.cpuUsage();
  const [activity] = await context.run(sileroVoiceActivity, { samples });
  const { frameMs } = sileroVoiceActivity.traits;
  const durationMs = samples.length / SAMPLES_PER_MS;
  const { windows } = cutAtSilences(activity!.probabilities, { frameMs, durationMs });
  const texts: string[] = [];
  for (const { startMs, endMs } of windows) {
    const window = samples.slice(startMs * SAMPLES_PER_MS, endMs * SAMPLES_PER_MS);
    for (const part of await context.run(whisperTranscription, {
      samples: window,
      language,
      wordTimes: true,
    }))
      if (part.type === 'text') texts.push(part.text);
  }
  const { user, system } = process.cpuUsage(before);
  return { text: texts.join(' '), cpuSeconds: (user + system) / 1e6 };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Word error rate and CPU time of transcription, beside faster-whisper with the same weights. */
export const measureTranscription: QualityPart = async (context) => {
  const recordings: Recording[] = [];
  for (const each of transcriptionTexts) recordings.push(await recordSpeech(context, each));
  // loads the engines, so that no recording pays for it
  await transcribe(context, recordings[0]!);
  const ours: Heard[] = [];
  for (const recording of recordings) ours.push(await transcribe(context, recording));
  const [beam, greedy] = [
    await transcribeWithPeer(context, recordings, 5),
    await transcribeWithPeer(context, recordings, 1),
  ];
  const rows = recordings.map((recording, index) => {
    const seconds = recording.samples.length / HEARING_RATE_HZ;
    const cells = [ours[index]!, beam[index]!, greedy[index]!].flatMap(({ text, cpuSeconds }) => [
      percent(wordErrorRate(recording.text, text)),
      (cpuSeconds / seconds).toFixed(3),
    ]);
    return [`${recording.language}, ${recording.voice}`, seconds.toFixed(0), ...cells];
  });
  const seconds = recordings.reduce((sum, { samples }) => sum + samples.length / HEARING_RATE_HZ, 0);
  const totals = [ours, beam, greedy].flatMap((heard) => {
    const rates = heard.map(({ text }, index) => wordErrorRate(recordings[index]!.text, text));
    const cpu = heard.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
    return [percent(rates.reduce((sum, rate) => sum + rate, 0) / rates.length), (cpu / seconds).toFixed(3)];
  });
  return {
    method:
      'Sentences spoken by our own voices, one recording a language and voice, transcribed with their language named. ' +
      'Ours: Silero VAD, windows cut at silences, Whisper base with 8-bit weights, word times on. Peer: faster-whisper ' +
      '1.2.1 with the same weights (int8, 2 threads, its VAD and word times on), with its default beam of 5 and greedy ' +
      'as ours is. The judge is the text that was spoken. A floor that hears nothing has 100 % of errors.',
    tables: [
      {
        title: 'Word error rate, and CPU seconds a second of sound',
        note: 'Numbers are compared as they are written: “31” for “thirty-one” counts as an error of all three.',
        columns: ['recording', 's', 'ours WER', 'CPU', 'peer WER', 'CPU', 'peer greedy WER', 'CPU'],
        rows: [...rows, ['**all**', seconds.toFixed(0), ...totals]],
      },
    ],
  };
};
