import { ChevronDown, ChevronUp, Replace, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import { ReplaceField } from '#web/features/speech-to-text/editor/replace-field.tsx';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

/** Finds words, one after the other. Enter goes on, with shift back. */
export function FindField() {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const { find } = useEditor();
  const { text, matches, at, setText, step } = find;
  const hasMatches = matches.length > 0;
  const [isReplacing, setReplacing] = useState(false);
  useShortcut({
    ...{ keys: 'mod+f', label: t('find'), group: t('keys'), worksInFields: true },
    run: () => input.current?.select(),
  });
  return (
    <search className="flex min-w-0 flex-1 flex-wrap items-center gap-1 max-xl:order-last max-xl:basis-full">
      <div className="relative min-w-40 max-w-70 flex-1 max-sm:max-w-none">
        <Search aria-hidden className="absolute top-2 start-2.5 size-4 text-ink-3" />
        <Input
          ref={input}
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && hasMatches) step(event.shiftKey ? -1 : 1);
            if (event.key === 'Escape') setText('');
          }}
          className="h-8! pl-8!"
        />
      </div>
      {text.trim() !== '' && (
        <>
          <span role="status" className="figures whitespace-nowrap px-1 text-12 text-ink-2">
            {hasMatches ? t('findCount', { at: at + 1, count: matches.length }) : t('findNone')}
          </span>
          <IconButton size="sm" label={t('previous')} disabled={!hasMatches} onClick={() => step(-1)}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton size="sm" label={t('next')} disabled={!hasMatches} onClick={() => step(1)}>
            <ChevronDown aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={t('replace')}
            aria-expanded={isReplacing}
            onClick={() => setReplacing(!isReplacing)}
          >
            <Replace aria-hidden />
          </IconButton>
          {isReplacing && <ReplaceField />}
        </>
      )}
    </search>
  );
}
