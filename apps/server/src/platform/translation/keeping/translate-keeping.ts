import type { TextToTranslate, TranslationOrder, Translator, Wording } from '../translator.ts';
import { type FixedSpan, findFixedSpans } from './fixed-spans.ts';
import { piecesAround, replaceMarks, setMarks } from './marks.ts';
import { lostNumbers } from './numbers.ts';

/**
 * Translates with an engine that knows nothing of terms: they travel as marks. Where it loses one, the text between
 * them is translated by itself. Numbers travel so when they did not come through plain.
 */
export async function translateKeeping(translator: Translator, order: TranslationOrder): Promise<Wording[]> {
  const spans = order.texts.map(({ text }) => findFixedSpans(text, order));
  const first = await translateMarked(translator, order, spans);
  const changed = order.texts.flatMap(({ text }, index) =>
    lostNumbers(text, first[index]?.text ?? '').length > 0 ? [index] : [],
  );
  if (changed.length === 0) return first;
  const again = await translateMarked(
    translator,
    { ...order, texts: changed.map((index) => order.texts[index] as TextToTranslate) },
    changed.map((index) => withNumbers(order.texts[index]?.text ?? '', spans[index] ?? [])),
  );
  return first.map((wording, index) => again[changed.indexOf(index)] ?? wording);
}

function withNumbers(text: string, spans: readonly FixedSpan[]): FixedSpan[] {
  const isFree = (start: number) => spans.every((span) => start < span.start || span.end <= start);
  const numbers = lostNumbers(text, '')
    .filter(({ start }) => isFree(start))
    .map(({ start, end, written }) => ({ start, end, as: written }));
  return [...spans, ...numbers].toSorted((a, b) => a.start - b.start);
}

async function translateMarked(
  translator: Translator,
  order: TranslationOrder,
  spans: readonly (readonly FixedSpan[])[],
): Promise<Wording[]> {
  const marked = order.texts.map(({ text }, index) => setMarks(text, spans[index] ?? []));
  const answers = await translateTexts(
    translator,
    order,
    marked.map(({ text }) => text),
  );
  const wordings: Wording[] = [];
  for (const [index, one] of marked.entries()) {
    const text =
      replaceMarks(answers[index] ?? '', one) ??
      (await translatePieces(translator, order, piecesAround(order.texts[index]?.text ?? '', one.spans)));
    wordings.push({ text, shorter: [] });
  }
  return wordings;
}

async function translatePieces(
  translator: Translator,
  order: TranslationOrder,
  pieces: readonly (string | FixedSpan)[],
): Promise<string> {
  const hasWords = (piece: string | FixedSpan): piece is string =>
    typeof piece === 'string' && /\p{L}/u.test(piece);
  const asked = pieces.filter(hasWords);
  const answers = await translateTexts(
    translator,
    order,
    asked.map((piece) => piece.trim()),
  );
  let next = 0;
  return pieces
    .map((piece) => {
      if (typeof piece !== 'string') return piece.as;
      if (!hasWords(piece)) return piece;
      const [before = '', after = ''] = [/^\s*/.exec(piece)?.[0], /\s*$/.exec(piece)?.[0]];
      return before + (answers[next++] ?? '') + after;
    })
    .join('');
}

/** What has no letters is not sent: engines make words of it. */
async function translateTexts(
  translator: Translator,
  order: TranslationOrder,
  texts: readonly string[],
): Promise<string[]> {
  const sent = texts.filter((text) => /\p{L}/u.test(text));
  const answers =
    sent.length === 0 ? [] : await translator.translate({ ...order, texts: sent.map((text) => ({ text })) });
  let next = 0;
  return texts.map((text) => (/\p{L}/u.test(text) ? (answers[next++]?.text ?? '') : text));
}
