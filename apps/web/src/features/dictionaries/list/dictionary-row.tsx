import type { PronunciationDictionary } from '#web/features/dictionaries/dictionaries.requests.ts';
import { DictionaryMenu } from '#web/features/dictionaries/list/dictionary-menu.tsx';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { DICTIONARY_PATH } from '#web/features/dictionaries/paths.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';

export function DictionaryRow({ dictionary }: { dictionary: PronunciationDictionary }) {
  const t = useMessages();
  const { id, name, description, latest_version_rules_num: count, archived_time_unix } = dictionary;
  const rules = t('rules', { count, rules: formatExactCount(count) });
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors hover:bg-hover">
      <div className="min-w-0 flex-1">
        <Link
          to={DICTIONARY_PATH}
          params={{ dictionaryId: id }}
          className="block truncate font-medium text-13 text-ink after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="truncate text-12 text-ink-2">{description ? `${rules} · ${description}` : rules}</p>
      </div>
      {archived_time_unix !== null && <Badge>{t('archived')}</Badge>}
      <div className="relative">
        <DictionaryMenu dictionary={dictionary} />
      </div>
    </li>
  );
}
