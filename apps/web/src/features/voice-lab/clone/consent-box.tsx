import { consentStatement } from '@mynah/contract/voices/consent-statement';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

type ConsentBoxProps = { checked: boolean; onChange: (checked: boolean) => void };

/** The words are those that the server keeps with the name and the time of who pressed it. */
export function ConsentBox({ checked, onChange }: ConsentBoxProps) {
  const t = useMessages();
  return (
    <div className="rounded-xl border bg-surface p-4">
      <Checkbox label={consentStatement} hint={t('consentHint')} checked={checked} onChange={onChange} />
    </div>
  );
}
