import { Code } from 'lucide-react';
import { useState } from 'react';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useMessages } from '#web/shared/making/messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { CodeSample } from '#web/ui/code-block.tsx';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const CodeDialog = lazy(async () => ({
  default: (await import('#web/shared/making/code-dialog.tsx')).CodeDialog,
}));

type GetCodeProps = {
  title: string;
  text: string;
  /** The samples for a server at this address; undefined while there is nothing to show. */
  samples: ((address: string) => readonly CodeSample[]) | undefined;
};

/** The button that shows what the page would do as a program. */
export function GetCode({ title, text, samples }: GetCodeProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" disabled={!samples} onClick={() => setOpen(true)}>
        <Code aria-hidden />
        {t('getCode')}
      </Button>
      <FromFirstOpening isOpen={isOpen}>
        {samples && (
          <CodeDialog
            title={title}
            text={text}
            samples={samples}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </FromFirstOpening>
    </>
  );
}
