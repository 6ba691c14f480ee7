import { useEffect, useState } from 'react';
import { useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { type Clip, changeClip } from '#web/features/voiceover-studio/timeline/timeline.ts';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';

type LineTextProps = { clip: Clip; id?: string; label: string };

/** What is said; a writing of many letters is one step of undo, when the field is left or after a rest. */
export function LineText({ clip, id, label }: LineTextProps) {
  const t = useMessages();
  const { editor, canEdit } = useOpenVoiceover();
  const kept = clip.text ?? '';
  const [text, setText] = useState(kept);
  useEffect(() => setText(kept), [kept]);
  const { clip_id } = clip;
  useEffect(() => {
    if (text === kept) return;
    const keep = () => editor.change((timeline) => changeClip(timeline, clip_id, { text }));
    const timer = setTimeout(keep, 400);
    return () => clearTimeout(timer);
  }, [text, kept, clip_id, editor]);
  return (
    <textarea
      id={id}
      aria-label={label}
      value={text}
      rows={3}
      maxLength={5000}
      disabled={!canEdit}
      placeholder={t('linePlaceholder')}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => text !== kept && editor.change((timeline) => changeClip(timeline, clip_id, { text }))}
      className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
    />
  );
}
