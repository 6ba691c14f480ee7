import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openContext, root } from './context.ts';
import { measureAiSpeech } from './parts/ai-speech.ts';
import { measureAlignment } from './parts/alignment.ts';
import { measureCloning } from './parts/cloning.ts';
import { measureDiarization } from './parts/diarization.ts';
import { dubbingPart } from './parts/dubbing.ts';
import { isolatorPart } from './parts/isolator.ts';
import { knowledgePart } from './parts/knowledge.ts';
import { languagePart } from './parts/language.ts';
import { languagesPart } from './parts/languages.ts';
import { musicPart } from './parts/music.ts';
import { soundEffects } from './parts/sound-effects.ts';
import { measureTranscription } from './parts/transcription.ts';
import { translationPart } from './parts/translation.ts';
import { voiceChangerPart } from './parts/voice-changer.ts';
import { voiceoverPart } from './parts/voiceover.ts';
import { watermarkPart } from './parts/watermark.ts';
import type { QualityPart, QualityResult } from './quality-part.ts';
import { writeReport } from './report.ts';
import { markdownTable } from './table.ts';

/** In the order in which they run and stand in docs/quality.md. */
const parts: Record<string, QualityPart> = {
  transcription: measureTranscription,
  alignment: measureAlignment,
  diarization: measureDiarization,
  isolator: isolatorPart,
  'voice-changer': voiceChangerPart,
  watermark: watermarkPart,
  cloning: measureCloning,
  'sound-effects': soundEffects,
  music: musicPart,
  voiceover: voiceoverPart,
  language: languagePart,
  languages: languagesPart,
  translation: translationPart,
  dubbing: dubbingPart,
  'ai-speech': measureAiSpeech,
  knowledge: knowledgePart,
};

/** Progress goes where it does not mix with the figures. */
const tell = (line: string): void => console.error(line);

async function measure(only: readonly string[], signal: AbortSignal): Promise<void> {
  const unknown = only.find((name) => !parts[name]);
  if (unknown !== undefined) {
    throw new Error(`There is no part ${unknown}; the parts are ${Object.keys(parts).join(', ')}.`);
  }
  const { context, close } = await openContext(tell, signal);
  const results = new Map<string, QualityResult>();
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (only.length > 0 && !only.includes(name)) continue;
      signal.throwIfAborted();
      tell(`${name}…`);
      const result = await part(context);
      results.set(name, result);
      for (const table of result.tables) console.log(`${markdownTable(table)}\n`);
      // after each part: what was measured is not lost with the next
      await writeReport(join(root, 'docs', 'quality.md'), results, Object.keys(parts));
    }
  } finally {
    await close();
  }
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort(new Error('The measurement was stopped.')));
}
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
await measure(
  values.only.flatMap((names) => names.split(',')),
  stopping.signal,
).catch((cause) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
