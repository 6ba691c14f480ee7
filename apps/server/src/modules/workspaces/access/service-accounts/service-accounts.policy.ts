import { Failure } from '../../../../platform/errors/index.ts';

/** As many as the public API lets a workspace have. */
const most = 20;

/** @throws Failure `service_account_limit_reached` */
export function requireRoom(existing: number): void {
  if (existing < most) return;
  throw new Failure(
    'service_account_limit_reached',
    `A workspace can have up to ${most} service accounts. Delete one you no longer use.`,
  );
}
