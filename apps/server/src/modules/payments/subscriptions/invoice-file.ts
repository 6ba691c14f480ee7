import { brand } from '@mynah/contract';
import { formatCents } from '@mynah/contract/billing/money';
import { formatDay } from '@mynah/contract/format-day';
import anyAscii from 'any-ascii';
import type { InvoiceRow } from './subscriptions.tables.ts';

interface Printed {
  invoice: InvoiceRow;
  workspaceName: string;
  email: string;
  isTestMoney: boolean;
}

const left = 64;
const right = 531;
const ink = '#1f1b18';
const faint = '#5d5d66';

/** One A4 page. Names in letters that its fonts lack are spelled in Latin ones. */
export async function writeInvoiceFile(printed: Printed): Promise<Uint8Array<ArrayBuffer>> {
  // loaded with the first invoice: its tables of letters would cost every start
  const { default: Document } = await import('pdfkit');
  const { invoice } = printed;
  const document = new Document({
    size: 'A4',
    margins: { top: 64, bottom: 64, left, right: left },
    info: { Title: `Invoice ${invoice.number}` },
    lang: 'en',
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve);
    document.once('error', reject);
  });
  writeHead(document, printed);
  for (const { text, amountCents } of invoice.lines) writeLine(document, text, amountCents, invoice);
  writeTotals(document, invoice);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function writeHead(
  document: PDFKit.PDFDocument,
  { invoice, workspaceName, email, isTestMoney }: Printed,
): void {
  document.font('Helvetica-Bold').fontSize(20).fillColor(ink).text(brand.name);
  if (isTestMoney) {
    document.fontSize(10).text('Paid with test money. This is not an invoice, and nothing was charged.');
  }
  document.moveDown(1.5).fontSize(14).text(`Invoice ${invoice.number}`);
  document.font('Helvetica').fontSize(10).fillColor(faint);
  document.text(`Issued ${formatDay(invoice.issuedAt)}`);
  document.text(
    invoice.paidAt ? `Paid ${formatDay(invoice.paidAt)}` : invoice.status === 'open' ? 'Open' : 'Void',
  );
  document.moveDown().fillColor(ink).text(printable(workspaceName)).text(printable(email));
  document.moveDown(1.5);
}

function writeLine(
  document: PDFKit.PDFDocument,
  text: string,
  cents: number,
  { currency }: Pick<InvoiceRow, 'currency'>,
): void {
  const { y } = document;
  document.text(printable(text), left, y, { width: 340 });
  const below = document.y;
  document.text(formatCents(cents, currency), right - 110, y, { width: 110, align: 'right' });
  document.x = left;
  document.y = below + 6;
}

function writeTotals(document: PDFKit.PDFDocument, invoice: InvoiceRow): void {
  document.moveTo(left, document.y).lineTo(right, document.y).strokeColor('#d8d5d0').stroke();
  document.y += 8;
  writeLine(document, 'Subtotal', invoice.subtotalCents, invoice);
  if (invoice.discountCents > 0) writeLine(document, 'Discount', -invoice.discountCents, invoice);
  if (invoice.taxCents > 0) writeLine(document, 'Tax', invoice.taxCents, invoice);
  document.font('Helvetica-Bold');
  writeLine(document, 'Total', invoice.totalCents, invoice);
  document.font('Helvetica');
  if (invoice.refundedCents > 0) writeLine(document, 'Refunded', -invoice.refundedCents, invoice);
}

/** The built-in fonts have the letters of Western Europe, and the sign of the euro. */
const printable = (text: string): string =>
  [...text].map((letter) => (/[ -~\u00a0-\u00ff€’“”–]/.test(letter) ? letter : anyAscii(letter))).join('');
