import { compilePronunciations, findPronunciations } from '@mynah/text/pronunciations';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { PronunciationRule } from '#web/features/dictionaries/dictionaries.requests.ts';
import { saidBy } from '#web/features/dictionaries/editor/rules-draft.ts';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';

const mostCharacters = 40_000;
/** More marks than anybody reads. */
const mostMarks = 500;

/** What the rules would change in a text that is pasted here, as it is typed. */
export function TryText({ rules }: { rules: readonly PronunciationRule[] }) {
  const t = useMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const compiled = useMemo(
    () =>
      compilePronunciations(
        rules.map(({ string_to_replace, case_sensitive, word_boundaries }) => ({
          find: string_to_replace,
          caseSensitive: case_sensitive,
          wordBoundaries: word_boundaries,
          replacement: { kind: 'alias', alias: '' },
        })),
      ),
    [rules],
  );
  const matches = useMemo(() => findPronunciations(text, [compiled]), [text, compiled]);
  const places = formatExactCount(matches.length);
  return (
    <Card className="flex flex-col gap-3 p-5">
      <label htmlFor={id} className="font-medium text-13 text-ink">
        {t('tryTitle')}
      </label>
      <textarea
        id={id}
        value={typed}
        maxLength={mostCharacters}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('tryPlaceholder')}
        rows={4}
        className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
      />
      <p role="status" className="text-12 text-ink-2 empty:hidden">
        {text.trim() !== '' &&
          (matches.length === 0 ? t('tryNothing') : t('tryCount', { count: matches.length, places }))}
      </p>
      {matches.length > 0 && (
        <p className="max-h-80 overflow-y-auto whitespace-pre-wrap break-words text-13 text-ink leading-relaxed">
          {matches.slice(0, mostMarks).map(({ start, end, index }, place) => (
            <span key={start}>
              {text.slice(matches[place - 1]?.end ?? 0, start)}
              <mark className="rounded-sm bg-accent-soft px-0.5 text-ink">
                <del className="text-ink-2">{text.slice(start, end)}</del>{' '}
                <ins className="font-medium no-underline">{saidBy(rules[index]!)}</ins>
              </mark>
            </span>
          ))}
          {text.slice(matches[Math.min(matches.length, mostMarks) - 1]!.end)}
        </p>
      )}
    </Card>
  );
}
