import { message } from '#web/features/share/messages.ts';
import { copyText } from '#web/shared/copy-text.ts';
import { track } from '#web/shared/track.ts';
import { toast } from '#web/ui/toast.tsx';

/** The whole link, however much of it is shown (HIS-048). */
export async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) {
    toast.success(message('copied'));
    track({ name: 'speech_share_link_copied' });
  } else toast.error(message('copyFailed'));
}
