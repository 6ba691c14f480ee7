import { type FormEvent, useState } from 'react';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import type { Match } from '#web/features/speech-to-text/editor/find-text.ts';
import { replaceText } from '#web/features/speech-to-text/editor/replace-text.ts';
import { useEdit } from '#web/features/speech-to-text/editor/use-edit.ts';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';

/** Puts something else where something was found: at the place that is looked at, or everywhere. */
export function ReplaceField() {
  const t = useMessages();
  const { details, paragraphs, find } = useEditor();
  const edit = useEdit(details.transcription_id);
  const [replacement, setReplacement] = useState('');
  const replace = (matches: readonly Match[]) => {
    const words = replaceText(details.channels, paragraphs, { matches, replacement: replacement.trim() });
    if (words.length > 0) void edit({ words });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    replace(find.matches.slice(find.at, find.at + 1));
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 basis-full flex-wrap items-center gap-1">
      <Input
        aria-label={t('replacement')}
        placeholder={t('replacement')}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
        className="h-8! min-w-40 max-w-70 flex-1"
      />
      <Button size="sm" type="submit" disabled={find.matches.length === 0}>
        {t('replaceOne')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={find.matches.length === 0}
        onClick={() => replace(find.matches)}
      >
        {t('replaceAll')}
      </Button>
    </form>
  );
}
