import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { ConvertDialog } from '#web/features/studio/conversion/convert-dialog.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { Button } from '#web/ui/button.tsx';

/** The chief button of the page: all that is not spoken yet becomes audio. */
export function ConversionButton() {
  const t = useMessages();
  const { project, canEdit } = useOpenProject();
  const [isAsking, setAsking] = useState(false);
  if (!canEdit) return null;
  const isBusy = project.state !== 'default';
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        disabled={isBusy || project.chapters.length === 0}
        onClick={() => setAsking(true)}
      >
        <AudioLines aria-hidden />
        {t('convert')}
      </Button>
      {isAsking && <ConvertDialog onClose={() => setAsking(false)} />}
    </>
  );
}
