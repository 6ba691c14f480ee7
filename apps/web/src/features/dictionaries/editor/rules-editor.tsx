import { BookA, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Dictionary, PronunciationRule } from '#web/features/dictionaries/dictionaries.requests.ts';
import { RuleDialog } from '#web/features/dictionaries/editor/rule-dialog.tsx';
import { changeRulesDraft, filterRules, withRule } from '#web/features/dictionaries/editor/rules-draft.ts';
import { RulesTable } from '#web/features/dictionaries/editor/rules-table.tsx';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

type RulesEditorProps = { dictionary: Dictionary; rules: readonly PronunciationRule[]; canEdit: boolean };

/** All rules of a dictionary: searched, added, changed, removed. Nothing is sent before it is saved. */
export function RulesEditor({ dictionary, rules, canEdit }: RulesEditorProps) {
  const t = useMessages();
  const [search, setSearch] = useState('');
  const [opened, open] = useState<PronunciationRule | 'new' | null>(null);
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => filterRules(rules, wanted), [rules, wanted]);
  const { id, latest_version_id: versionId } = dictionary;
  const change = (next: PronunciationRule[]) => changeRulesDraft(id, { versionId, rules: next });
  const add = canEdit && (
    <Button onClick={() => open('new')}>
      <Plus aria-hidden />
      {t('addRule')}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={t('searchRules')}
          placeholder={t('searchRules')}
          value={search}
          onChange={setSearch}
          className="min-w-40"
        />
        <span role="status" className="text-12 text-ink-2">
          {t('rules', { count: shown.length, rules: formatExactCount(shown.length) })}
        </span>
        {add}
      </div>
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            icon={<BookA aria-hidden />}
            title={t(rules.length === 0 ? 'rulesEmpty' : 'rulesNone')}
            text={rules.length === 0 && canEdit ? t('rulesEmptyText') : undefined}
          />
        </Card>
      ) : (
        <RulesTable
          rules={shown}
          onOpen={open}
          onRemove={canEdit ? (rule) => change(rules.filter((other) => other !== rule)) : undefined}
        />
      )}
      {opened && (
        <RuleDialog
          rule={opened === 'new' ? undefined : opened}
          rules={rules}
          canEdit={canEdit}
          onClose={() => open(null)}
          onDone={(rule) => {
            change(withRule(rules, rule, opened === 'new' ? undefined : opened));
            open(null);
          }}
        />
      )}
    </>
  );
}
