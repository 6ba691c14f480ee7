import type { SignInRequest } from '@mynah/contract/accounts/sign-in-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

const bodyOf = (code: string) => ({ json: { sign_in_request_verification_code: code } });

/** Who asks. */
export const lookUpSignInRequest = (code: string): Promise<SignInRequest> =>
  call('POST /v1/user/sign-in-requests/look-up', bodyOf(code));

export function useDecideSignInRequest(code: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isAllowed: boolean) =>
      call(`POST /v1/user/sign-in-requests/${isAllowed ? 'verify' : 'refuse'}`, bodyOf(code)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['security', 'sessions'] }),
  });
}
