import { bands, bins, frameLength, sampleRateHz } from './frames.ts';

const fewestBins = 2;
const erbScale = 9.265;
const hertzScale = 24.7 * erbScale;
const toErb = (hertz: number): number => erbScale * Math.log1p(hertz / hertzScale);
const toHertz = (erb: number): number => hertzScale * Math.expm1(erb / erbScale);

/**
 * The first bin of each band, and one past the last: bands of equal width on the ERB scale (Glasberg and Moore, 1990),
 * two bins wide at least. What a widened band takes, its neighbor gives.
 */
export const bandEdges: readonly number[] = findEdges();

function findEdges(): number[] {
  const top = toErb(sampleRateHz / 2);
  const binHz = sampleRateHz / frameLength;
  const edges = [0];
  let before = 0;
  let taken = 0;
  for (let band = 1; band <= bands; band += 1) {
    const edge = Math.round(toHertz((top * band) / bands) / binHz);
    const width = edge - before - taken;
    taken = Math.max(0, fewestBins - width);
    edges.push(edges.at(-1)! + Math.max(fewestBins, width));
    before = edge;
  }
  edges[bands] = bins;
  return edges;
}
