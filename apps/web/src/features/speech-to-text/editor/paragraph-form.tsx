import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { correctWords } from '#web/features/speech-to-text/editor/correct-words.ts';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import type { Paragraph } from '#web/features/speech-to-text/editor/paragraphs.ts';
import { useEdit } from '#web/features/speech-to-text/editor/use-edit.ts';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass } from '#web/ui/input.tsx';

/** A paragraph as text to correct; words that stay keep their times. */
export function ParagraphForm({ paragraph, onClose }: { paragraph: Paragraph; onClose: () => void }) {
  const t = useMessages();
  const { details } = useEditor();
  const edit = useEdit(details.transcription_id);
  const [text, setText] = useState(paragraph.text);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    const { channel, first, count } = paragraph;
    const words = details.channels.find(({ channel_index }) => channel_index === channel)?.words ?? [];
    const change = correctWords(words.slice(first, first + count), first, text);
    if (change) void edit({ words: [{ ...change, channel }] });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) save(event);
  };
  return (
    <form onSubmit={save} className="flex flex-col gap-2 pb-1">
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
        autoFocus
        aria-label={t('paragraphText')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(controlClass, 'field-sizing-content resize-none px-3 py-2 text-15! leading-7')}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('cancelEdit')}
        </Button>
        <Button size="sm" variant="primary" type="submit">
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
