import type { ReauthenticationWay } from '@mynah/contract/accounts/reauthentication';
import { create } from 'zustand';
import { ApiError } from '#web/shared/api/api-error.ts';

export type FreshFactorQuestion = {
  ways: readonly ReauthenticationWay[];
  /** Masked; of text messages. */
  phoneNumber: string | null;
  answer: (isProven: boolean) => void;
};

/** The open question; the dialog that asks it is loaded with the first. */
export const useFreshFactorQuestion = create<{ question: FreshFactorQuestion | null }>(() => ({
  question: null,
}));

let asking: Promise<boolean> | undefined;

/**
 * Sends what changes how the account is entered. Where the server wants to know first that it is really the person,
 * they are asked, and it is sent once more; who closes the question gets the refusal.
 */
export async function withFreshFactor<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'reauthentication_required') throw error;
    asking ??= ask(error.data).finally(() => {
      asking = undefined;
    });
    if (await asking) return send();
    throw error;
  }
}

function ask(data: Record<string, unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isProven: boolean) => {
      useFreshFactorQuestion.setState({ question: null });
      resolve(isProven);
    };
    const ways = (data.reauthentication_ways ?? []) as ReauthenticationWay[];
    const phoneNumber = typeof data.phone_number === 'string' ? data.phone_number : null;
    useFreshFactorQuestion.setState({ question: { ways, phoneNumber, answer } });
  });
}
