import { signInRequestRoutes as routes } from '@mynah/contract/accounts/sign-in-requests';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { handle } from '../../../platform/http/index.ts';
import { clientOf, describePlace, locate } from '../clients/index.ts';
import { holderOf } from '../factors/index.ts';
import { collectTokens, pollSeconds } from './actions/collect-tokens.ts';
import { createSignInRequest, holdsSeconds } from './actions/create-sign-in-request.ts';
import { decideSignInRequest, lookUpSignInRequest } from './actions/decide-sign-in-request.ts';

const ok = { status: 'ok' as const };

export const signInRequestRoutes = [
  handle(routes.create, async (call) => {
    const { platform, body, ipAddress } = call;
    const place = describePlace(locate(call));
    const made = await createSignInRequest(platform, { requester: body.requester, ipAddress, place });
    const page = new URL('/app/settings', platform.publicUrl());
    page.search = new URLSearchParams({ dialog: 'sign-in-request', code: made.code }).toString();
    return {
      sign_in_request_id: made.requestId,
      verification_code: made.code,
      verification_url: page.href,
      poll_token: made.pollToken,
      expires_in: holdsSeconds,
      interval: pollSeconds,
    };
  }),
  handle(routes.collect, async (call) => {
    const shown = { requestId: call.params.signInRequestId, pollToken: call.body.pollToken };
    const { answer, refreshToken } = await collectTokens(call.platform, shown, clientOf(call));
    // a program, not the browser of the person: it keeps its refresh token itself
    return { ...answer, refresh_token: refreshToken };
  }),
  handle(routes.lookUp, async (call) => {
    const { signInRequestVerificationCode: code } = call.body;
    const request = await lookUpSignInRequest(call.platform, await holderOf(call), code);
    return {
      requester: request.requester,
      ip_address: request.ipAddress,
      place: request.place,
      created_at_unix: unixSeconds(request.createdAt),
      expires_at_unix: unixSeconds(request.expiresAt),
    };
  }),
  handle(routes.verify, async (call) => {
    const { signInRequestVerificationCode: code } = call.body;
    await decideSignInRequest(call.platform, await holderOf(call), { code, isGranted: true });
    return ok;
  }),
  handle(routes.refuse, async (call) => {
    const { signInRequestVerificationCode: code } = call.body;
    await decideSignInRequest(call.platform, await holderOf(call), { code, isGranted: false });
    return ok;
  }),
];
