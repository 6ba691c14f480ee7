import { mostClassifiedMinutes } from '@mynah/contract/speech/classification-limits';
import { ScanSearch, Upload } from 'lucide-react';
import { useMessages } from '#web/features/ai-classifier/messages.ts';
import { FileDrop, useFilePlace } from '#web/shared/files/file-drop.tsx';
import type { Refusal } from '#web/shared/files/use-refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const rules = { takes: 'recordings', mostSeconds: mostClassifiedMinutes * 60 } as const;

type FilePickerProps = {
  onPick: (file: File) => void;
  refused: readonly Refusal[];
  onForget: () => void;
};

/** Takes a file, dropped or chosen. */
export function FilePicker({ onPick, refused, onForget }: FilePickerProps) {
  const t = useMessages();
  return (
    <FileDrop
      rules={rules}
      look="card"
      label={t('drop')}
      inputLabel={t('choose')}
      onFiles={([file]) => file && onPick(file)}
      refused={refused}
      onForget={onForget}
    >
      <EmptyState
        className="py-16"
        icon={<ScanSearch aria-hidden />}
        title={t('drop')}
        text={t('dropText', { minutes: String(mostClassifiedMinutes) })}
        action={<Choose />}
      />
    </FileDrop>
  );
}

function Choose() {
  const t = useMessages();
  const { choose, isLooking } = useFilePlace();
  return (
    <Button variant="primary" isBusy={isLooking} onClick={choose}>
      <Upload aria-hidden />
      {t('choose')}
    </Button>
  );
}
