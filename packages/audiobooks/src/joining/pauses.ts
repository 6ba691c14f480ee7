/** A paragraph, or a heading of three levels. */
export type BlockKind = 'p' | 'h1' | 'h2' | 'h3';

const betweenParagraphs = 600;
const behindHeading = 1000;
const beforeHeading = 1400;

/** How long a reader rests between two blocks, in ms: longer around a heading, longest before it. */
export function pauseBetweenMs(before: BlockKind, next: BlockKind): number {
  if (before === 'p') return next === 'p' ? betweenParagraphs : beforeHeading;
  return behindHeading;
}
