/** A text as rules are compared with it: one spelling of accents, apostrophes and spaces, with and without case. */
export interface FoldedText {
  /** Composed (NFC), with straight apostrophes and plain spaces. */
  exact: string;
  /** The same in lower case; as long as `exact`. */
  folded: string;
  /** UTF-16 offset in the text of each unit, and of the end; undefined where they are the same. */
  offsets: Uint32Array | undefined;
}

/** A letter with its marks. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu;

export function foldText(text: string): FoldedText {
  const isComposed = text.normalize('NFC') === text;
  const { composed, offsets } = isComposed ? { composed: text, offsets: undefined } : compose(text);
  const exact = composed.replace(/[’ʼ]/g, "'").replace(/\s/g, ' ');
  return { exact, folded: toLowerCase(exact), offsets };
}

function compose(text: string): { composed: string; offsets: Uint32Array } {
  let composed = '';
  const offsets: number[] = [];
  for (const match of text.matchAll(clusters)) {
    const cluster = match[0].normalize('NFC');
    composed += cluster;
    for (let unit = 0; unit < cluster.length; unit += 1) offsets.push(match.index);
  }
  offsets.push(text.length);
  return { composed, offsets: Uint32Array.from(offsets) };
}

/** Unit by unit where a letter has no lower case of the same length, so that offsets stay. One sigma, wherever it stands. */
function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  const kept =
    lower.length === text.length
      ? lower
      : Array.from({ length: text.length }, (_, index) => {
          const unit = text[index]!;
          return unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit;
        }).join('');
  return kept.replaceAll('ς', 'σ');
}
