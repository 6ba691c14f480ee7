import { emailFlowRoutes as routes } from '@mynah/contract/accounts/email-flows';
import { signUpRoutes } from '@mynah/contract/accounts/sign-up';
import { handle } from '../../../platform/http/index.ts';
import { readDeviceCookie } from '../clients/index.ts';
import { requireFreshFactor } from '../factors/index.ts';
import { enterSession } from '../sessions/index.ts';
import { changeEmail } from './actions/change-email.ts';
import { checkPasswordResetCode } from './actions/check-password-reset-code.ts';
import { confirmPasswordReset } from './actions/confirm-password-reset.ts';
import { optOutOfUpdates } from './actions/opt-out-of-updates.ts';
import { persistSignUpSource } from './actions/persist-sign-up-source.ts';
import { prepareInternalVerification } from './actions/prepare-internal-verification.ts';
import { sendEmailChangeVerification } from './actions/send-email-change-verification.ts';
import { sendPasswordResetEmail } from './actions/send-password-reset-email.ts';
import { sendVerificationEmail } from './actions/send-verification-email.ts';
import { verifyEmail } from './actions/verify-email.ts';
import { clearSignUpCookie, readSignUpCookie } from './sign-up-cookie.ts';

const ok = { status: 'ok' } as const;

export const emailFlowRoutes = [
  handle(routes.sendVerificationEmail, async ({ platform, body, ipAddress }) => {
    await sendVerificationEmail(platform, { ...body, ipAddress });
    return ok;
  }),
  handle(routes.sendPasswordResetEmail, async (call) => {
    const { platform, body, ipAddress } = call;
    await sendPasswordResetEmail(platform, { ...body, ipAddress, deviceToken: readDeviceCookie(call) });
    return ok;
  }),
  handle(routes.verifyEmail, async (call) => {
    const { platform, body, ipAddress } = call;
    const browserSecret = readSignUpCookie(call);
    const { user, isOwnBrowser } = await verifyEmail(platform, { code: body.code, browserSecret, ipAddress });
    if (!isOwnBrowser) return { ...ok, email: user.email, session: null };
    clearSignUpCookie(call);
    return { ...ok, email: user.email, session: await enterSession(call, user) };
  }),
  handle(routes.checkPasswordResetCode, ({ platform, body, ipAddress }) =>
    checkPasswordResetCode(platform, { code: body.code, ipAddress }),
  ),
  handle(routes.confirmPasswordReset, ({ platform, body, ipAddress }) =>
    confirmPasswordReset(platform, { ...body, ipAddress }),
  ),
  handle(routes.sendEmailChangeVerification, async (call) => {
    const { platform, actor, body, ipAddress } = call;
    // whoever has the address has the account; to confirm the one that is there changes nothing
    if (body.email !== undefined) await requireFreshFactor(call);
    await sendEmailChangeVerification(platform, actor, { email: body.email, ipAddress });
    return ok;
  }),
  handle(routes.changeEmail, async ({ platform, query, ipAddress }) => {
    const { verificationCode: code, isReverting = false } = query;
    await changeEmail(platform, { code, isReverting, ipAddress });
    return ok;
  }),
  handle(routes.prepareInternalVerification, async ({ platform, body, ipAddress }) => {
    await prepareInternalVerification(platform, { ...body, ipAddress });
    return ok;
  }),
  handle(routes.optOutOfUpdates, async ({ platform, body }) => {
    await optOutOfUpdates(platform, body.optOutUpdatesKey);
    return ok;
  }),
  handle(signUpRoutes.afterRegistration, async ({ platform, actor, body, ipAddress }) => {
    await persistSignUpSource(platform, actor, { ...body, ipAddress });
    return ok;
  }),
];
