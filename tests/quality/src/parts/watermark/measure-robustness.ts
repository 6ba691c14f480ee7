import { detectWatermark, type WatermarkFinding } from '@mynah/watermark';
import type { QualityContext } from '../../quality-part.ts';
import type { Table } from '../../table.ts';
import { damages } from './damages.ts';
import { cut, watermarkKey } from './marked-speech.ts';
import type { Material } from './material.ts';

const excerpts = { 3: [0.4, 3.7, 7], 5: [0.4, 5.6], 10: [0.4] } as const;
const lengths = [3, 5, 10] as const;

export interface WatermarkedSounds {
  context: QualityContext;
  plain: readonly Material[];
  marked: readonly Material[];
  ffmpegPath: string;
  /** What marking took, seconds a second. */
  embedding: number;
}

/** In how many excerpts the mark is found, after what happens to speech on its way. */
export async function measureRobustness({
  context,
  plain,
  marked,
  ffmpegPath,
  embedding,
}: WatermarkedSounds): Promise<Table> {
  const rows: Table['rows'][number][] = [];
  const cpu = { seconds: 0, sound: 0 };
  for (const [name, damage] of Object.entries(damages(ffmpegPath))) {
    context.tell(`the mark, ${name}`);
    const ours = await damagedAll(marked, damage);
    const before = process.cpuUsage();
    const found = lengths.map((length) => findings(ours, length));
    cpu.seconds += secondsSince(before);
    cpu.sound += marked.length * 29;
    const none = lengths.flatMap((length) => findings([], length));
    for (const sound of await damagedAll(plain, damage))
      none.push(...lengths.flatMap((length) => findings([sound], length)));
    const weakest = found.flat().reduce((one, other) => (other.score < one.score ? other : one));
    rows.push([name, ...found.map(shareOf), weakest.score.toFixed(1), chance(weakest), shareOf(none)]);
  }
  return {
    title: 'Watermark: excerpts in which it is found',
    columns: ['', '3 s', '5 s', '10 s', 'weakest score', 'its chance, at most', 'without a mark (floor)'],
    rows,
    note: `Putting it in took ${embedding.toFixed(4)} s of processor time for a second of sound, looking for it ${(cpu.seconds / cpu.sound).toFixed(4)} s. An excerpt counts as marked where the chance is below one in a million.`,
  };
}

async function damagedAll(
  sounds: readonly Material[],
  damage: (sound: Material) => Promise<Material> | Material,
): Promise<Material[]> {
  const all: Material[] = [];
  for (const sound of sounds) all.push(await damage(sound));
  return all;
}

const findings = (sounds: readonly Material[], length: keyof typeof excerpts): WatermarkFinding[] =>
  sounds.flatMap((sound) =>
    excerpts[length].map((start) =>
      detectWatermark(cut(sound, start, length), sound.sampleRateHz, watermarkKey),
    ),
  );

const shareOf = (found: readonly WatermarkFinding[]): string =>
  `${found.filter((one) => one.found).length} of ${found.length}`;

const chance = ({ falsePositiveRate }: WatermarkFinding): string =>
  falsePositiveRate === 0 ? '0' : falsePositiveRate.toExponential(0);

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
