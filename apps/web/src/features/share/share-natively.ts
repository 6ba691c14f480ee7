import { copyLink } from '#web/features/share/copy-link.ts';
import { message } from '#web/features/share/messages.ts';
import { track } from '#web/shared/track.ts';
import { toast } from '#web/ui/toast.tsx';

/** The device's own sheet; the link is copied where that does not work (HIS-046, HIS-047, HIS-056, ERR-030). */
export async function shareNatively({ link, text }: { link: string; text: string }): Promise<void> {
  if (!navigator.share) {
    toast.error(message('nativeMissing'));
    return copyLink(link);
  }
  try {
    await navigator.share({ title: message('nativeTitle'), text, url: link });
    track({ name: 'speech_share_sent', properties: { place: 'native' } });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') {
      track({ name: 'speech_share_aborted' });
      return;
    }
    console.error('the device could not share; the link is copied', cause);
    await copyLink(link);
  }
}
