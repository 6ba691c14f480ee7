import { REGISTRATION_KEY } from '#web/shared/account/registration-kept.ts';
import { call } from '#web/shared/api/call.ts';

/** Where a new person came from, as the three keys of the wire (ACC-040, ACC-043). */
export type RegistrationSource = {
  pid: string | null;
  xid: string | null;
  gcp_marketplace_jwt: string | null;
};

/** Kept from the sign-up until the first sign-in after it. */
export function persistRegistrationSource(source: RegistrationSource): void {
  try {
    localStorage.setItem(REGISTRATION_KEY, JSON.stringify(source));
  } catch (cause) {
    console.error('local storage refused where the sign-up came from', cause);
  }
}

/** Tells the server once after the registration; without a sign-up before there is nothing to tell. */
export async function finishRegistration(): Promise<void> {
  const kept = localStorage.getItem(REGISTRATION_KEY);
  if (kept === null) return;
  // before the call: two tabs, or a reload, tell it once
  localStorage.removeItem(REGISTRATION_KEY);
  try {
    await call('POST /v1/user/post-registration-user-setup', { json: JSON.parse(kept) });
  } catch (cause) {
    localStorage.setItem(REGISTRATION_KEY, kept);
    console.error('the server did not hear where the sign-up came from; the next visit tells it', cause);
  }
}
