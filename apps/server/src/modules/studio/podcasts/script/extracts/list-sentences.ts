import { splitSentences } from '@mynah/text';
import { countWords, type SourceText } from '../script.ts';

/** A sentence of a source that can be said by itself, or after the one before it. */
export interface Sentence {
  text: string;
  words: number;
  /** Counted over all sources. */
  section: number;
  paragraph: number;
  /** It points back to the sentence before it, without which nobody understands it. */
  leansBack: boolean;
}

/** Words that a sentence begins with when it goes on from the one before. */
const backward =
  /^["“„«(]?(?:this|that|these|those|it|its|he|she|they|his|her|their|such|here|there|then|thus|hence|however|but|and|or|so|therefore|also|still|yet|dies|diese[rsmn]?|das|er|sie|es|sein|ihre?|aber|und|doch|daher|auch|este|esta|esto|eso|él|ella|ellos|su|pero|y|así|también|ce|cette|ces|cela|il|elle|ils|elles|leur|mais|et|donc|aussi|questo|questa|ciò|egli|lui|lei|loro|ma|e|quindi|anche|isso|isto|ele|ela|eles|seu|sua|mas|portanto|também)(?![\p{L}\p{N}])/iu;
const unspeakable = /https?:\/\/|www\.|[{}<>|\\]|[:;]$/;
const fewestWords = 4;
const mostWords = 60;

/** All sentences that can be spoken, in their order. */
export function listSentences(sources: readonly SourceText[]): Sentence[] {
  const sentences: Sentence[] = [];
  let section = 0;
  let paragraph = 0;
  for (const { sections } of sources)
    for (const { paragraphs } of sections) {
      for (const text of paragraphs) {
        sentences.push(...ofParagraph(text, { section, paragraph }));
        paragraph += 1;
      }
      section += 1;
    }
  return sentences;
}

function* ofParagraph(
  paragraph: string,
  place: Pick<Sentence, 'section' | 'paragraph'>,
): Generator<Sentence> {
  let isFirst = true;
  for (const { start, end } of splitSentences(paragraph)) {
    const text = paragraph.slice(start, end).replace(/\s+/g, ' ').trim();
    const words = countWords(text);
    if (words < fewestWords || words > mostWords || unspeakable.test(text)) continue;
    yield { ...place, text, words, leansBack: !isFirst && backward.test(text) };
    isFirst = false;
  }
}
