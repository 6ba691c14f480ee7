import { splitSentences } from '@mynah/text';

/** What a passage holds at most, in tokens as `countTokens` reckons them: the model reads 256. */
const mostTokens = 200;
/** What of a passage its follower in the same section repeats, so that nothing is torn apart at the seam. */
const overlapTokens = 40;
/** A section that is shorter than this does not end a passage. */
const leastTokens = 60;

const heading = /^(#{1,3}) +(.+)$/;

/**
 * Cuts a document into passages: whole sentences, paragraphs kept apart, the headings that they stand under in front.
 * Each but the first of a section begins with the last sentences of the one before.
 */
export function cutPassages(content: string): string[] {
  const cutter = new Cutter();
  for (const paragraph of content.split(/\n\s*\n/)) {
    const text = paragraph.trim();
    if (text === '') continue;
    const [, marks, words] = heading.exec(text) ?? [];
    if (marks && words) cutter.enter(marks.length, words);
    else cutter.addParagraph(text);
  }
  return cutter.finish();
}

interface Sentence {
  text: string;
  tokens: number;
  beginsParagraph: boolean;
}

class Cutter {
  readonly #passages: string[] = [];
  /** Headings by their depth. */
  #headings: string[] = [];
  /** Where the passage begins; later headings stand within it. */
  #path: string[] = [];
  #sentences: Sentence[] = [];
  #tokens = 0;
  /** Of the sentences, those that the passage before has as well. */
  #repeated = 0;

  enter(depth: number, words: string): void {
    if (this.#tokens >= leastTokens) this.#close();
    this.#headings = [...this.#headings.slice(0, depth - 1), words];
    if (this.#sentences.length === 0) this.#path = this.#headings;
    else this.#add({ text: words, tokens: countTokens(words), beginsParagraph: true });
  }

  addParagraph(text: string): void {
    let beginsParagraph = true;
    for (const { start, end } of splitSentences(text)) {
      for (const sentence of splitLong(text.slice(start, end))) {
        this.#add({ text: sentence, tokens: countTokens(sentence), beginsParagraph });
        beginsParagraph = false;
      }
    }
  }

  finish(): string[] {
    this.#close();
    return this.#passages;
  }

  #add(sentence: Sentence): void {
    if (this.#tokens + sentence.tokens > mostTokens && this.#sentences.length > this.#repeated) {
      const last = this.#lastSentences();
      this.#close();
      this.#sentences = last;
      this.#repeated = last.length;
      this.#tokens = last.reduce((sum, { tokens }) => sum + tokens, 0);
    }
    this.#sentences.push(sentence);
    this.#tokens += sentence.tokens;
  }

  #lastSentences(): Sentence[] {
    const last: Sentence[] = [];
    let tokens = 0;
    for (const sentence of this.#sentences.toReversed()) {
      tokens += sentence.tokens;
      if (tokens > overlapTokens) break;
      last.unshift(sentence);
    }
    return last;
  }

  #close(): void {
    if (this.#sentences.length > this.#repeated) {
      const text = this.#sentences
        .map(({ text: words, beginsParagraph }, index) =>
          index === 0 ? words : (beginsParagraph ? '\n' : ' ') + words,
        )
        .join('');
      this.#passages.push([this.#path.filter(Boolean).join(' › '), text].filter(Boolean).join('\n'));
    }
    this.#sentences = [];
    this.#repeated = 0;
    this.#tokens = 0;
    this.#path = this.#headings;
  }
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Roughly, of any language: letters of scripts without spaces one by one, others some four and a half at a time. */
function countTokens(text: string): number {
  const alone = text.match(unspaced)?.length ?? 0;
  return alone + Math.ceil((text.length - alone) / 4.5);
}

/** A table or a list without a full stop goes on for pages: it is cut between words. */
function splitLong(sentence: string): string[] {
  const text = sentence.trim();
  if (text === '') return [];
  if (countTokens(text) <= mostTokens) return [text];
  const most = Math.floor(mostTokens * (text.match(unspaced) ? 1 : 4.5));
  const pieces: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const space = rest.length > most ? rest.lastIndexOf(' ', most) : rest.length;
    const end = space > most / 2 ? space : most;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return pieces.filter((piece) => piece !== '');
}
