/** What a document says, as plain parts: nothing of its markup gets into the page. */
export interface Block {
  kind: 'heading' | 'paragraph';
  level: number;
  text: string;
}

export function readBlocks(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.children].map((element) => {
    const level = /^H([1-6])$/.exec(element.tagName)?.[1];
    for (const lineBreak of element.querySelectorAll('br')) lineBreak.replaceWith('\n');
    const text = (element.textContent ?? '').trim();
    return level ? { kind: 'heading', level: Number(level), text } : { kind: 'paragraph', level: 0, text };
  });
}

/** As it may be written anew: headings with their marks, as the server reads them. */
export const markdownOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ kind, level, text }) => (kind === 'heading' ? `${'#'.repeat(level)} ${text}` : text))
    .join('\n\n');
