import { X } from 'lucide-react';
import {
  activeFilters,
  cleared,
  type LibraryFilter,
} from '#web/features/voice-library/browse/library-filter.ts';
import type { FilterState } from '#web/features/voice-library/browse/use-filter.ts';
import { message, useMessages } from '#web/features/voice-library/messages.ts';
import { noticeOption } from '#web/features/voice-library/voice-terms.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { Button } from '#web/ui/button.tsx';

type Name = ReturnType<typeof activeFilters>[number];

/** A filter in words. */
export function filterText(filter: LibraryFilter, name: Name): string {
  if (name === 'notice') return message('noticeAtLeast', { period: noticeOption(filter.notice ?? 0) });
  if (name === 'rates') return message('noRates');
  if (name === 'moderated') return message('noModerated');
  const value = filter[name] ?? '';
  return name === 'language' ? languageName(value) : asTitle(value);
}

/** What narrows the list, each with its way out. */
export function ActiveFilters({ filter, change }: FilterState) {
  const t = useMessages();
  const names = activeFilters(filter);
  if (names.length === 0) return null;
  return (
    <ul aria-label={t('activeFilters')} className="flex flex-wrap items-center gap-1.5">
      {names.map((name) => {
        const text = filterText(filter, name);
        return (
          <li key={name}>
            <button
              type="button"
              aria-label={t('removeFilter', { filter: text })}
              onClick={() => change({ ...filter, [name]: undefined })}
              className="flex h-7 items-center gap-1 rounded-full bg-active pe-2 ps-3 text-12 text-ink-2 hover:text-ink"
            >
              {text}
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        );
      })}
      <li>
        <Button size="sm" variant="ghost" onClick={() => change(cleared(filter))}>
          {t('clearFilters')}
        </Button>
      </li>
    </ul>
  );
}
