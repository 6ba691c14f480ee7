import { useEffect, useRef, useState } from 'react';
import { changeLine, type Line } from '#web/features/dubbing/document/dub-document.ts';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { typedTextClass } from '#web/ui/input.tsx';

interface LineTextProps {
  line: Line;
  field: 'sourceText' | 'text';
  label: string;
  language: string | undefined;
}

const REST_MS = 400;
const MOST_CHARACTERS = 5000;

/** A writing of many letters is one step of undo, when the field is left or after a rest. */
export function LineText({ line, field, label, language }: LineTextProps) {
  const t = useMessages();
  const { editor, canEdit } = useOpenDub();
  const kept = line[field];
  const [text, setText] = useState(kept);
  const latest = useRef({ text, kept });
  latest.current = { text, kept };
  useEffect(() => setText(kept), [kept]);
  const keep = () => {
    if (latest.current.text !== latest.current.kept)
      editor.change((dub) => changeLine(dub, line.id, { [field]: latest.current.text }));
  };
  const keepLatest = useRef(keep);
  keepLatest.current = keep;
  useEffect(() => {
    if (text === kept) return;
    const timer = setTimeout(() => keepLatest.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [text, kept]);
  // a row that is scrolled out of view takes nothing along
  useEffect(() => () => keepLatest.current(), []);
  return (
    <textarea
      aria-label={label}
      lang={language}
      dir="auto"
      data-line={line.id}
      data-field={field}
      value={text}
      rows={2}
      maxLength={MOST_CHARACTERS}
      readOnly={!canEdit || line.isLocked}
      placeholder={t(field === 'text' ? 'targetPlaceholder' : 'sourcePlaceholder')}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      className={classNames(
        'field-sizing-content block max-h-60 w-full resize-none rounded-md border border-transparent bg-transparent px-2 py-1 text-13',
        'hover:border-line focus-visible:border-focus focus-visible:outline-none focus-visible:ring-3 focus-visible:ring-focus/20',
        field === 'text' ? 'text-ink' : 'text-ink-2',
        typedTextClass,
      )}
    />
  );
}
