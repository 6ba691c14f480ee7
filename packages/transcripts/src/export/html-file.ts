import type { ExportedTranscript, ExportLayout } from './export-options.ts';
import { isRightToLeft, paragraphsOf } from './paragraphs.ts';

const style = `
  body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; color: #1b1b1f; background: #fff; }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  .head { font-size: 0.875rem; color: #5d5d66; margin: 1.5rem 0 0.125rem; }
  .head strong { color: #1b1b1f; }
  p { margin: 0 0 0.75rem; }
  @media (prefers-color-scheme: dark) { body { color: #ececf1; background: #151518; } .head { color: #a5a5b0; } .head strong { color: #ececf1; } }
`;

/** One page that needs nothing else. */
export function writeHtml(transcript: ExportedTranscript, layout: ExportLayout): string {
  const title = escapeHtml(transcript.title);
  const paragraphs = paragraphsOf(transcript, layout).map(({ speaker, time, text }) => {
    const parts = [speaker && `<strong>${escapeHtml(speaker)}</strong>`, time && `<time>${time}</time>`];
    const head = parts.filter(Boolean).join(' ');
    const direction = isRightToLeft(text) ? ' dir="rtl"' : '';
    return `${head ? `<div class="head">${head}</div>\n` : ''}<p${direction}>${escapeHtml(text)}</p>`;
  });
  return `<!doctype html>
<html lang="${escapeHtml(transcript.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
${paragraphs.join('\n')}
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);
