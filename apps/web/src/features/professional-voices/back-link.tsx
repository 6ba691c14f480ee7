import { ArrowLeft } from 'lucide-react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { Button } from '#web/ui/button.tsx';

export function BackLink({ onLeave }: { onLeave: () => void }) {
  const t = useMessages();
  return (
    <div>
      <Button variant="ghost" size="sm" className="-ms-3" onClick={onLeave}>
        <ArrowLeft aria-hidden />
        {t('allVoices')}
      </Button>
    </div>
  );
}
