import { lengthOf, type Span, stretchesOf, usableSpans } from '../../sample-audio/index.ts';
import type { VoiceSampleRow } from '../../samples/samples.tables.ts';

/** What a training hears of the recordings. */
export interface ListeningPlan {
  /** What the voice is fitted to. */
  fitting: VoiceSampleRow[];
  /** What it is judged by: nothing of it is fitted to. */
  judging: VoiceSampleRow[];
  usableMs: number;
}

const pieceMs = 8000;
/** So many pieces are two minutes: more says nothing more. */
const mostPieces = 16;
/** Of five pieces, the third is kept for judging. */
const roundOf = 5;
const judgedInRound = 2;

/** Pieces evenly from all that is used of the recordings, so that no one room or day is the voice. */
export function planListening(samples: readonly VoiceSampleRow[]): ListeningPlan {
  const pieces = samples.flatMap((sample) =>
    piecesOf(usableSpans(sample)).map((spans) => ({ sample, spans })),
  );
  const count = Math.min(mostPieces, pieces.length);
  const chosen = Array.from({ length: count }, (_, index) => pieces[evenly(index, count, pieces.length)]!);
  const isJudged = (index: number): boolean => index % roundOf === judgedInRound;
  const read = (wanted: boolean): VoiceSampleRow[] =>
    chosen
      .filter((_, index) => isJudged(index) === wanted)
      .flatMap(({ sample, spans }) =>
        stretchesOf(sample, spans, { isCleaned: sample.removeBackgroundNoise }),
      );
  const usableMs = pieces.reduce((sum, { spans }) => sum + lengthOf(spans), 0);
  return { fitting: read(false), judging: read(true), usableMs };
}

const evenly = (index: number, count: number, of: number): number => Math.floor(((index + 0.5) * of) / count);

/** Spans one after another, cut every so often; a short rest belongs to the piece before it. */
function piecesOf(spans: readonly Span[]): Span[][] {
  const pieces: Span[][] = [];
  let piece: Span[] = [];
  for (const span of spans) {
    let { startMs } = span;
    while (startMs < span.endMs) {
      const endMs = Math.min(span.endMs, startMs + pieceMs - lengthOf(piece));
      piece.push({ startMs, endMs });
      startMs = endMs;
      if (lengthOf(piece) < pieceMs) continue;
      pieces.push(piece);
      piece = [];
    }
  }
  if (lengthOf(piece) === 0) return pieces;
  const last = pieces.at(-1);
  if (last && lengthOf(piece) < pieceMs / 2) last.push(...piece);
  else pieces.push(piece);
  return pieces;
}
