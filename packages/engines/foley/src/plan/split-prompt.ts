/** What follows one another. */
const after = /\s*(?:[,;.]?\s*\b(?:and then|then|followed by|after that|afterwards|next)\b|;|→|->)\s*,?\s*/i;
/** What may be heard at once. */
const beside = /\s*(?:,|\.\s|\band\b|\bwith\b|\bwhile\b|\bplus\b|\bover\b|\bamid\b|\bas\b|&|\+)\s*/i;

/** Steps one after the other, each cut where another sound may be named. */
export function splitPrompt(prompt: string): string[][] {
  return prompt
    .split(after)
    .map((step) =>
      step
        .split(beside)
        .map(trim)
        .filter((piece) => /\p{L}|\d/u.test(piece)),
    )
    .filter((pieces) => pieces.length > 0);
}

const trim = (text: string): string => text.trim().replace(/^[\s,.;:!?"'()-]+|[\s,.;:!?"'()-]+$/g, '');
