import { Failure } from '../../platform/errors/index.ts';
import { type Buckets, mostBuckets, TooManyBuckets } from './buckets.ts';

/** @throws Failure `unprocessable` for a time that ends before it begins, or has too many intervals */
export function askedBuckets(
  fromMs: number,
  toMs: number,
  loc: readonly string[],
  make: () => Buckets,
): Buckets {
  if (toMs <= fromMs) throw new Failure('unprocessable', 'The time ends before it begins.', { loc });
  try {
    return make();
  } catch (cause) {
    if (cause instanceof TooManyBuckets) {
      const message = `That is more than ${mostBuckets} intervals. Ask for a shorter time or longer intervals.`;
      throw new Failure('unprocessable', message, { loc });
    }
    if (cause instanceof RangeError)
      throw new Failure('unprocessable', 'There is no such time zone.', { loc: ['body', 'time_zone'] });
    throw cause;
  }
}

/** More make an answer that no memory holds. */
const mostFigures = 4_000_000;

/** @throws Failure `unprocessable` where so many things have a figure in each interval */
export function requireAnswerable(things: number, { startsMs }: Buckets): void {
  if (things * startsMs.length <= mostFigures) return;
  const message = `That is more than ${mostFigures} figures. Ask for a shorter time or longer intervals.`;
  throw new Failure('unprocessable', message, { loc: ['query', 'breakdown_type'] });
}
