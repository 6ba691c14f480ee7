import { useQuery } from '@tanstack/react-query';
import { message, useMessages } from '#web/features/share/messages.ts';
import { closeShare } from '#web/features/share/open-share.ts';
import { shareLinkQuery, stopSharing } from '#web/features/share/share.requests.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** There while there is a link to end. */
export function StopSharing({ historyItemId }: { historyItemId: string }) {
  const t = useMessages();
  const { data } = useQuery({ ...shareLinkQuery(historyItemId), enabled: false });
  if (!data) return null;
  return (
    <Button variant="ghost" className="me-auto" onClick={() => void stop(historyItemId)}>
      {t('stop')}
    </Button>
  );
}

async function stop(historyItemId: string): Promise<void> {
  const isSure = await confirm({
    title: message('stopTitle'),
    description: message('stopText'),
    confirmLabel: message('stop'),
    isDanger: true,
  });
  if (!isSure || !(await okOrToast(stopSharing(historyItemId)))) return;
  closeShare();
  toast.success(message('stopped'));
  track({ name: 'speech_share_ended' });
}
