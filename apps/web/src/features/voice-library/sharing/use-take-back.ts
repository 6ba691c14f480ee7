import { message } from '#web/features/voice-library/messages.ts';
import { useChangeSharing } from '#web/features/voice-library/sharing/sharing.requests.ts';
import { sharingOf } from '#web/features/voice-library/sharing/sharing-state.ts';
import type { SharingTabProps } from '#web/features/voice-library/sharing/sharing-tab.ts';
import { noticeOption } from '#web/features/voice-library/voice-terms.ts';
import { formatDate } from '#web/shared/format/times.ts';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

const DAY_MS = 86_400_000;

/** Says what the notice period means for those who have the voice, and on yes takes it back (VOI-067). */
export function useTakeBack(voice: SharingTabProps['voice'], onSharing: SharingTabProps['onSharing']) {
  const change = useChangeSharing(voice.voice_id);
  return async (): Promise<void> => {
    const isSure = await confirm({
      title: message('takeBackTitle', { name: voice.name }),
      description: takeBackText(sharingOf(voice).notice_period ?? 0),
      confirmLabel: message('takeBack'),
      isDanger: true,
    });
    if (!isSure) return;
    await okOrToast(
      change.mutateAsync({ library: { enable_library: false } }).then((sharing) => {
        onSharing(sharing);
        toast.success(message('takenBack'));
      }),
    );
  };
}

export function takeBackText(days: number, nowMs = Date.now()): string {
  if (days === 0) return message('takeBackNow');
  const date = formatDate(new Date(nowMs + days * DAY_MS));
  return message('takeBackLater', { period: noticeOption(days), date });
}
