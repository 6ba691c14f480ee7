import type { QueryKey } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { useMessages } from '#web/shared/exports/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

interface MakeFileButtonProps {
  /** Of the files that were made before. */
  queryKey: QueryKey;
  /** Orders it. */
  make: () => Promise<unknown>;
  disabled?: boolean;
}

/** Orders a file; it then stands among those that were made. */
export function MakeFileButton({ queryKey, make, disabled }: MakeFileButtonProps) {
  const t = useMessages();
  const renewAfter = useRenewAfter(queryKey);
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    await okOrToast(renewAfter(make()));
    setStarting(false);
  };
  return (
    <Button variant="primary" isBusy={isStarting} disabled={disabled} onClick={() => void start()}>
      <FileDown aria-hidden />
      {t('makeFile')}
    </Button>
  );
}
