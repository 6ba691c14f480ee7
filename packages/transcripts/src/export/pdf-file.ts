import type { ExportedTranscript, ExportLayout } from './export-options.ts';
import { paragraphsOf } from './paragraphs.ts';
import { fontRuns, fontSubsets, readFont } from './pdf-fonts.ts';

/**
 * A4 pages in Latin, Greek and Cyrillic letters, with page numbers. @throws MissingGlyph for other scripts: their
 * fonts are not at hand
 */
export async function writePdf(
  transcript: ExportedTranscript,
  layout: ExportLayout,
): Promise<Uint8Array<ArrayBuffer>> {
  const paragraphs = paragraphsOf(transcript, layout);
  // loaded with the first PDF: its tables of letters would cost every start
  const { default: Document } = await import('pdfkit');
  const document = new Document({
    size: 'A4',
    margins: { top: 72, bottom: 72, left: 72, right: 72 },
    bufferPages: true,
    info: { Title: transcript.title },
    lang: transcript.language,
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve);
    document.once('error', reject);
  });
  for (const subset of fontSubsets) {
    document.registerFont(`${subset}-400`, readFont(subset, 400));
    document.registerFont(`${subset}-600`, readFont(subset, 600));
  }
  write(document, transcript.title, { weight: 600, size: 18, color: '#1b1b1f' });
  document.moveDown(0.5);
  for (const { speaker, time, text } of paragraphs) {
    const head = [speaker, time].filter(Boolean).join('   ');
    if (head) {
      if (document.y > document.page.height - 130) document.addPage();
      document.moveDown(0.4);
      write(document, head, { weight: 600, size: 9, color: '#5d5d66' });
    }
    write(document, text, { weight: 400, size: 11, color: '#1b1b1f' });
    document.moveDown(0.3);
  }
  numberPages(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

interface Look {
  weight: 400 | 600;
  size: number;
  color: string;
}

function write(document: PDFKit.PDFDocument, text: string, { weight, size, color }: Look): void {
  const runs = fontRuns(text);
  for (const [index, run] of runs.entries()) {
    document
      .font(`${run.font}-${weight}`)
      .fontSize(size)
      .fillColor(color)
      .text(run.text, { continued: index < runs.length - 1, lineGap: size * 0.35 });
  }
}

function numberPages(document: PDFKit.PDFDocument): void {
  const { count } = document.bufferedPageRange();
  if (count < 2) return;
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    // below the margin a text would begin a new page
    document.page.margins.bottom = 0;
    document
      .font('latin-400')
      .fontSize(9)
      .fillColor('#5d5d66')
      .text(`${page + 1} / ${count}`, 72, document.page.height - 48, { align: 'center', lineBreak: false });
  }
}
