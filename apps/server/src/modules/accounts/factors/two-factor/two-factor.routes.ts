import { brand } from '@mynah/contract';
import { twoFactorRoutes as routes } from '@mynah/contract/accounts/two-factor';
import { Failure } from '../../../../platform/errors/index.ts';
import { handle } from '../../../../platform/http/index.ts';
import { findUser } from '../../users/index.ts';
import { holderOf } from '../holder-of.ts';
import { requireFreshFactor } from '../require-fresh-factor.ts';
import { addSecondFactor, type NewFactor } from './actions/add-second-factor.ts';
import { findHolder } from './actions/find-holder.ts';
import { getSecondFactorList } from './actions/get-second-factor-list.ts';
import { issueBackupCodes } from './actions/issue-backup-codes.ts';
import { removeByBackupCode, removeSecondFactor } from './actions/remove-second-factor.ts';
import { removeTrustedDevice } from './actions/remove-trusted-device.ts';
import { sendMfaCode } from './actions/send-mfa-code.ts';
import { updatePhone } from './actions/update-phone.ts';
import { sendPhoneCode } from './phone-code.ts';
import { newTotpSecret, otpauthUri } from './totp.ts';
import { trustedHashOf } from './trusted-cookie.ts';
import { listTrustedDeviceRows } from './trusted-devices.store.ts';
import { toTrustedDevice } from './two-factor.view.ts';

const ok = { status: 'ok' as const };

export const twoFactorRoutes = [
  handle(routes.list, ({ platform, actor }) => getSecondFactorList(platform, actor.userId)),
  handle(routes.newSecret, async (call) => {
    const { platform, actor, setHeader } = call;
    // asked for here already, so that nobody is stopped with the code in hand
    await requireFreshFactor(call);
    const user = await findUser(platform.db, actor.userId);
    const secret = newTotpSecret();
    setHeader('cache-control', 'no-store');
    const account = user?.email ?? actor.userId;
    return { secret, otpauth_uri: otpauthUri(secret, { issuer: brand.name, account }) };
  }),
  handle(routes.sendPhoneCode, async (call) => {
    const { userId, ipAddress } = await requireFreshFactor(call);
    const { phoneNumber } = call.body;
    await sendPhoneCode(call.platform, { userId, phoneNumber, purpose: 'phone-code' }, ipAddress);
    return ok;
  }),
  handle(routes.updatePhone, async (call) => {
    await updatePhone(call.platform, await requireFreshFactor(call), call.body);
    return ok;
  }),
  handle(routes.update, async (call) => {
    const { platform, actor, body } = call;
    // a removal brings its proof along: the code of a factor that the account has
    if (body.remove) {
      await removeSecondFactor(platform, await holderOf(call), { kind: body.factor, code: body.code });
    } else await addSecondFactor(platform, await requireFreshFactor(call), newFactorOf(body));
    return getSecondFactorList(platform, actor.userId);
  }),
  handle(routes.sendMfaCode, async ({ platform, body, findActor, ipAddress }) => {
    const { mfaToken } = body;
    await sendMfaCode(platform, await findHolder(platform, { mfaToken, findActor, ipAddress }));
    return ok;
  }),
  handle(routes.newBackupCodes, async (call) => {
    call.setHeader('cache-control', 'no-store');
    return { backup_codes: await issueBackupCodes(call.platform, await requireFreshFactor(call)) };
  }),
  handle(routes.removeByBackupCode, async ({ platform, params, body, findActor, ipAddress }) => {
    const { mfaToken } = body;
    const holder = await findHolder(platform, { mfaToken, findActor, ipAddress });
    await removeByBackupCode(platform, holder, params.code);
    return ok;
  }),
  handle(routes.listTrustedDevices, async (call) => {
    const { platform, actor } = call;
    const rows = await listTrustedDeviceRows(platform.db, actor.userId, platform.clock.now());
    const current = trustedHashOf(call);
    return { trusted_devices: rows.map((row) => toTrustedDevice(row, current)) };
  }),
  handle(routes.removeTrustedDevice, async (call) => {
    await removeTrustedDevice(call.platform, await holderOf(call), call.params.deviceId);
    return ok;
  }),
];

/** The contract's check has made sure that the field of the kind is there. */
function newFactorOf(body: {
  factor: 'totp' | 'sms';
  secret: string | undefined;
  phoneNumber: string | undefined;
  code: string;
}): NewFactor {
  const { factor, secret, phoneNumber, code } = body;
  if (factor === 'totp' && secret !== undefined) return { kind: factor, secret, code };
  if (factor === 'sms' && phoneNumber !== undefined) return { kind: factor, phoneNumber, code };
  throw new Failure('invalid_request', 'A secret or a phone number is missing.');
}
