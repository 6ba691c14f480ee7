import type { TranscriptDetails } from '@mynah/contract/speech/transcripts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { findText, type Match } from '#web/features/speech-to-text/editor/find-text.ts';
import { isUnsure, type Paragraph, paragraphsOf } from '#web/features/speech-to-text/editor/paragraphs.ts';

/** What the parts of the editor share. */
interface Editor {
  details: TranscriptDetails;
  paragraphs: readonly Paragraph[];
  find: {
    text: string;
    setText: (text: string) => void;
    matches: readonly Match[];
    /** Place of the one that is looked at. */
    at: number;
    step: (by: 1 | -1) => void;
  };
  unsure: { count: number; isShown: boolean; show: (isShown: boolean) => void };
}

const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('outside of a transcript');
  return editor;
}

export function EditorProvider({ details, children }: { details: TranscriptDetails; children: ReactNode }) {
  const paragraphs = useMemo(() => paragraphsOf(details), [details]);
  const find = useFind(paragraphs);
  const [isShown, show] = useState(false);
  const count = useMemo(() => paragraphs.flatMap(({ words }) => words.filter(isUnsure)).length, [paragraphs]);
  const editor = useMemo(
    () => ({ details, paragraphs, find, unsure: { count, isShown, show } }),
    [details, paragraphs, find, count, isShown],
  );
  return <EditorContext value={editor}>{children}</EditorContext>;
}

function useFind(paragraphs: readonly Paragraph[]): Editor['find'] {
  const [{ text, at }, setFind] = useState({ text: '', at: 0 });
  const matches = useMemo(() => findText(paragraphs, text), [paragraphs, text]);
  return useMemo(
    () => ({
      text,
      matches,
      at: Math.min(at, Math.max(0, matches.length - 1)),
      setText: (next: string) => setFind({ text: next, at: 0 }),
      step: (by: 1 | -1) =>
        setFind((former) => ({
          ...former,
          at: (former.at + by + matches.length) % Math.max(1, matches.length),
        })),
    }),
    [text, at, matches],
  );
}
