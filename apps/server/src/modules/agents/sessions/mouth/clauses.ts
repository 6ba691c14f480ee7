/** The first sound is wanted soon: a short clause is enough for it. */
const firstClause = 16;
const firstWords = 48;
/** Later ones are spoken sentence by sentence; a very long one in parts. */
const longestSentence = 240;

const sentenceEnd = /[.!?…](?:["'”’»)\]]*)(?=\s)|[。！？](?:[”』」]*)|\n+/gu;
const clauseEnd = /[,;:—–](?=\s)|[、，；：]/gu;
/** A period behind these ends nothing. */
const abbreviation =
  /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|etc|e\.g|i\.e|z\.B|d\.h|bzw|ca|Nr|\p{Lu}|\d{1,3})\.$/u;

/** Cuts a text that grows into pieces to be spoken: at once what can be, nothing in the middle of a mark. */
export class Clauses {
  #waiting = '';
  #isFirst = true;

  /** The pieces that are due, in order. */
  push(text: string): string[] {
    this.#waiting += text;
    const due: string[] = [];
    for (let at = this.#cut(); at > 0; at = this.#cut()) {
      due.push(this.#waiting.slice(0, at));
      this.#waiting = this.#waiting.slice(at);
      if (/[\p{L}\p{N}]/u.test(due.at(-1)!)) this.#isFirst = false;
    }
    return due;
  }

  /** What is left when the text ends. */
  end(): string | undefined {
    const rest = this.#waiting;
    this.#waiting = '';
    return rest.trim() === '' ? undefined : rest;
  }

  /** Where the first piece ends; 0 while it does not. */
  #cut(): number {
    const text = this.#waiting;
    const safe = maskMarks(text.slice(0, openMark(text)));
    for (const { index, 0: end } of safe.matchAll(sentenceEnd)) {
      const at = index + end.length;
      if (!abbreviation.test(safe.slice(0, at))) return at;
    }
    if (this.#isFirst) return this.#firstCut(safe);
    if (safe.length < longestSentence) return 0;
    return lastOf(safe, clauseEnd) || safe.lastIndexOf(' ') + 1;
  }

  #firstCut(safe: string): number {
    for (const { index, 0: end } of safe.matchAll(clauseEnd))
      if (index + end.length >= firstClause) return index + end.length;
    return safe.length >= firstWords ? safe.lastIndexOf(' ') + 1 : 0;
  }
}

/** Closed marks without their inside, which ends no sentence; of the same length. */
const maskMarks = (text: string): string =>
  text.replace(
    /```[\s\S]*?```|\[[^\]]*\]\([^)]*\)|`[^`\n]*`|<[a-z/][^>]*>|(?:https?:|www\.)\S+(?=\s)/gi,
    (mark) => 'x'.repeat(mark.length),
  );

function lastOf(text: string, pattern: RegExp): number {
  let last = 0;
  for (const { index, 0: end } of text.matchAll(pattern)) last = index + end.length;
  return last;
}

/** Where a mark begins that is not closed yet: code, a link, emphasis, a tag, an address. The length if there is none. */
function openMark(text: string): number {
  const fences = [...text.matchAll(/```/g)];
  if (fences.length % 2 === 1) return fences.at(-1)!.index;
  const link = /\[[^\]]*(?:\](?:\([^)]*)?)?$/.exec(text)?.index ?? text.length;
  const tag = /<[a-z/][^>]*$/i.exec(text)?.index ?? text.length;
  const address = /(?:https?:|www\.)\S*$/i.exec(text)?.index ?? text.length;
  const bold = (text.match(/\*\*/g)?.length ?? 0) % 2 === 1 ? text.lastIndexOf('**') : text.length;
  const nearest = Math.min(link, tag, address, bold);
  // what is never closed must not hold the rest back
  return text.length - nearest > longestSentence ? text.length : nearest;
}
