import { join } from 'node:path';
import type { QualityContext, QualityResult } from '../quality-part.ts';
import { mark } from './watermark/marked-speech.ts';
import { ownSpeech } from './watermark/material.ts';
import { measureAudibility } from './watermark/measure-audibility.ts';
import { measureFalsePositives } from './watermark/measure-false-positives.ts';
import { measureRobustness } from './watermark/measure-robustness.ts';

const method = `Ten neural voices, women and men, in five languages, three sentences each, marked as the server marks its
speech and then damaged; six excerpts of each recording are asked for the watermark: three of 3 s, two of 5 s and one of 10 s.
The floor is the same without a mark, which must not be found. False positives are counted over excerpts of 3 s without
the mark of the key, each with a key of its own. Audibility is judged by ViSQOL 3 (1 to 5; a sound beside itself is the
ceiling) and by a masking model of another kind than the mark's own (Johnston, 1988), where above 0 dB a change may be
heard; the peers are mp3, and white noise of the same power as the mark (floor).`;

/** How well the mark of speech is found, how seldom where it is not, and how well it hides. */
export async function watermarkPart(context: QualityContext): Promise<QualityResult> {
  const plain = await ownSpeech(context);
  mark(plain[0]!); // so that no recording pays for the compiler
  const before = process.cpuUsage();
  const marked = plain.map(mark);
  const { user, system } = process.cpuUsage(before);
  const seconds = plain.reduce((sum, { samples, sampleRateHz }) => sum + samples.length / sampleRateHz, 0);
  const embedding = (user + system) / 1e6 / seconds;
  const ffmpegPath = join(await context.pack('ffmpeg'), 'ffmpeg');
  return {
    method,
    tables: [
      await measureRobustness({ context, plain, marked, ffmpegPath, embedding }),
      await measureFalsePositives(context, { plain, marked }),
      await measureAudibility(context, { plain, marked }),
    ],
  };
}
