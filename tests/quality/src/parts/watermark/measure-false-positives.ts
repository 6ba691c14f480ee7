import { detectWatermark, type WatermarkFinding } from '@mynah/watermark';
import type { QualityContext } from '../../quality-part.ts';
import type { Table } from '../../table.ts';
import { cut } from './marked-speech.ts';
import { humanSpeech, librarySounds, type Material, robotSpeech } from './material.ts';

const keyOf = (number: number): Uint8Array => new Uint8Array(new Uint32Array(8).fill(number + 2).buffer);

/** How often a mark is found where none of that key is. */
export async function measureFalsePositives(
  context: QualityContext,
  { plain, marked }: { plain: readonly Material[]; marked: readonly Material[] },
): Promise<Table> {
  const sources: [string, readonly Material[]][] = [
    ['our voices, not marked', plain],
    ["our voices, another server's mark", marked],
    ['another engine (eSpeak)', await robotSpeech(context)],
    ['two people who talk (recording)', [await humanSpeech(context)]],
    ['sounds and music of the library', await librarySounds(context)],
  ];
  let asked = 0;
  const all: WatermarkFinding[] = [];
  const rows = sources.map(([name, sounds]) => {
    context.tell(`no mark, ${name}`);
    const found = sounds.flatMap((sound) => {
      const seconds = sound.samples.length / sound.sampleRateHz;
      const starts = Array.from({ length: Math.floor((seconds - 3) / 0.4) + 1 }, (_, at) => at * 0.4);
      return starts.map((start) => {
        asked += 1;
        return detectWatermark(cut(sound, start, 3), sound.sampleRateHz, keyOf(asked));
      });
    });
    all.push(...found);
    return rowOf(name, found);
  });
  return {
    title: 'Watermark: found where it is not',
    columns: ['', 'excerpts', 'found', 'highest score', 'chance said below 10 %'],
    rows: [...rows, rowOf('**all**', all)],
    note: 'The chance that the detector tells is an upper bound: no more than one excerpt in ten may be said to have less than 10 %.',
  };
}

function rowOf(name: string, found: readonly WatermarkFinding[]): Table['rows'][number] {
  const unlikely = found.filter(({ falsePositiveRate }) => falsePositiveRate < 0.1).length;
  return [
    name,
    found.length,
    found.filter((one) => one.found).length,
    Math.max(...found.map(({ score }) => score)).toFixed(1),
    `${((100 * unlikely) / found.length).toFixed(1)} %`,
  ];
}
