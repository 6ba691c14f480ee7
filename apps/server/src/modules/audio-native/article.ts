import { createHash } from 'node:crypto';
import type { making } from '../studio/projects/index.ts';

/** What the owner says of an article, above what it says of itself. */
export interface ArticleNames {
  title?: string | null | undefined;
  author?: string | null | undefined;
}

/** The article as one chapter, with title and author before it where its text does not begin with them. */
export function chapterOf(
  content: making.ReadContent,
  { name, title, author }: ArticleNames & { name: string },
  voices: making.ProjectVoices,
) {
  const said = content.chapters(voices).flatMap(({ blocks }) => blocks);
  const [first, ...rest] = said;
  const hasTitle = !title || first?.nodes.map(({ text }) => text).join('') === title;
  const head = hasTitle
    ? first
    : { subType: 'h1' as const, nodes: [{ text: title, voiceId: voices.defaultTitleVoiceId }] };
  const byline = author && { nodes: [{ text: author, voiceId: voices.defaultParagraphVoiceId }] };
  return {
    name,
    blocks: [...(head ? [head] : []), ...(byline ? [byline] : []), ...(hasTitle ? rest : said)],
  };
}

/** SHA-256 of what an article says: when it is the same, nothing is to be spoken again. */
export const hashOf = ({ manuscript }: making.ReadContent): string =>
  createHash('sha256')
    .update(JSON.stringify([manuscript?.title, manuscript?.chapters.map(({ blocks }) => blocks)]))
    .digest('hex');
