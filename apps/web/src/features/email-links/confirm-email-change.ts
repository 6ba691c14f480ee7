import { changeEmail } from '#web/features/email-links/email-links.requests.ts';
import { message } from '#web/features/email-links/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { toast } from '#web/ui/toast.tsx';

/** Applies the change and says how it went; the toast outlives the move to the root (ACC-039). */
export async function confirmEmailChange(change: { code: string; isReverting: boolean }): Promise<void> {
  try {
    await changeEmail(change.code, change.isReverting);
    toast.success(message('emailUpdated'));
  } catch (error) {
    toast.error(message('emailUpdateFailed', { reason: errorText(error) }));
  }
}
