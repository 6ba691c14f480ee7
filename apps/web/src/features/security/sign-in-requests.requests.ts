import type { SignInRequest } from '@mynah/contract/sign-in-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

const post = <Answer>(verb: string, code: string): Promise<Answer> =>
  requestJson<Answer>(`/v1/user/sign-in-requests/${verb}`, {
    method: 'POST',
    json: { sign_in_request_verification_code: code },
  });

/** Who asks. */
export const lookUpSignInRequest = (code: string): Promise<SignInRequest> => post('look-up', code);

export function useDecideSignInRequest(code: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isAllowed: boolean) => post(isAllowed ? 'verify' : 'refuse', code),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['security', 'sessions'] }),
  });
}
