import { type Cost, noCost, type Price } from './price.ts';

/** How what is made reaches whoever ordered it. */
export type Road =
  /**
   * As one thing at the end: a file, a transcript, previews. Also songs and cleaned recordings, of which the beginning
   * may be heard before, but which are sold as a whole.
   */
  | 'whole'
  /** While it is made: speech, dialogues and changed voices, over HTTP and over sockets. */
  | 'streamed'
  /** As it is sent to us: live transcription, whose answers follow the sound. */
  | 'live'
  /** In the background: who leaves does not end it, only who calls it off does. */
  | 'job';

const paysForPart: Readonly<Record<Road, boolean>> = { whole: false, streamed: true, live: true, job: false };

/**
 * What a generation costs that ends early, whether its caller left or its engine failed: on roads that hand over part
 * by part, what was handed over; on the others nothing, as nobody has anything of it. The one place that decides this.
 */
export function costOfAbort(road: Road, price: Price, delivered: number): Cost {
  if (!paysForPart[road] || delivered <= 0) return noCost;
  const cost = price.costOf(delivered);
  return { ...cost, credits: Math.min(cost.credits, price.credits) };
}
