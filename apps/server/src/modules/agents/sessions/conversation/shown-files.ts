import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { showFiles } from '../../conversations/index.ts';
import type { Dialogue } from '../../dialogue/index.ts';

export type ShownFile = Awaited<ReturnType<typeof showFiles>>[number];
type UserTurn = Parameters<Dialogue['respond']>[0];

/** What the agent reads and sees of a turn: the words, each file by its name, what PDFs say, the pictures. */
export function turnWith(text: string, shown: readonly ShownFile[]): UserTurn {
  if (shown.length === 0) return { text };
  const files = shown.map(({ input, text: content }) =>
    content === undefined
      ? `[File: ${input.original_filename}]`
      : `[File: ${input.original_filename}]\n${content}\n[End of file]`,
  );
  return {
    text: [...(text ? [text] : []), ...files].join('\n\n'),
    images: shown.flatMap(({ image }) => image ?? []),
  };
}

/** What the transcript says of files that came with a turn. */
export function entryOf(text: string, shown: readonly ShownFile[]): Partial<NewTranscriptEntry> {
  const inputs = shown.map(({ input }) => input);
  const [first] = inputs;
  if (!first) return {};
  const isOfPictures = shown.every(({ image }) => image);
  return {
    message: text || null,
    file_input: first,
    file_inputs: inputs,
    ...(text === '' && { source_medium: isOfPictures ? ('image' as const) : ('file' as const) }),
  };
}
