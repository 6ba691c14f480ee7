import type { ExportedTranscript, ExportLayout } from './export-options.ts';
import { paragraphsOf } from './paragraphs.ts';
import { wrapLines } from './wrap-lines.ts';

/** Plain text: a line of who and when before each paragraph, where they are wanted. */
export function writeText(transcript: ExportedTranscript, layout: ExportLayout): string {
  const blocks = paragraphsOf(transcript, layout).map(({ speaker, time, text }) => {
    const head = [speaker, time && `[${time}]`].filter(Boolean).join(' ');
    return [...(head ? [head] : []), ...wrapLines(text, layout.lineWidth)].join('\n');
  });
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}
