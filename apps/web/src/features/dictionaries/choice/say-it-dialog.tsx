import { useQueryClient } from '@tanstack/react-query';
import {
  createDictionary,
  dictionariesKey,
  dictionaryQuery,
  type PronunciationRule,
  saveRules,
} from '#web/features/dictionaries/dictionaries.requests.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { toast } from '#web/ui/toast.tsx';

const RuleDialog = lazy(async () => ({
  default: (await import('#web/features/dictionaries/editor/rule-dialog.tsx')).RuleDialog,
}));

type SayItDialogProps = {
  word: string;
  /** In which the rule may go: the first that this person may change. */
  dictionaryIds: readonly string[];
  /** Of the dictionary that is made where none can be changed. */
  newName: string;
  onSaved: (dictionaryId: string) => Promise<void>;
  onClose: () => void;
};

/** A word of a text, and how it is to be said from now on. */
export function SayItDialog({ word, dictionaryIds, newName, onSaved, onClose }: SayItDialogProps) {
  const client = useQueryClient();
  const save = async (rule: PronunciationRule) => {
    onClose();
    try {
      const dictionaries = await Promise.all(
        dictionaryIds.map((id) => client.fetchQuery(dictionaryQuery(id))),
      );
      const own = dictionaries.find(
        ({ permission_on_resource: role }) => role === 'admin' || role === 'editor',
      );
      const { id } = own ?? (await createDictionary({ name: newName }));
      const { latest_version_id, rules } = await client.fetchQuery({ ...dictionaryQuery(id), staleTime: 0 });
      const others = rules.filter(({ string_to_replace }) => string_to_replace !== rule.string_to_replace);
      await saveRules(id, latest_version_id, [...others, rule]);
      await client.invalidateQueries({ queryKey: dictionariesKey });
      await onSaved(id);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <FromFirstOpening isOpen>
      <RuleDialog find={word} rules={[]} canEdit onClose={onClose} onDone={(rule) => void save(rule)} />
    </FromFirstOpening>
  );
}
