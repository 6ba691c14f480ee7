import { ApiError } from '#web/shared/api/api-error.ts';
import { toast } from '#web/ui/toast.tsx';

/**
 * Waits for a call and says whether it worked; a refused one shows the server's message as a toast
 * under the generic rule (ERR-033, ERR-034). Faults of our own code are raised on.
 */
export async function okOrToast(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.failure(error);
    return false;
  }
}

/** As `okOrToast`, with what was answered; undefined where it was refused. */
export async function answerOrToast<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  await okOrToast(
    call.then((given) => {
      answer = given;
    }),
  );
  return answer;
}
