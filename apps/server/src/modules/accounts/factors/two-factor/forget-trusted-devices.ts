import { z } from 'zod';
import type { EventHandler } from '../../../../platform/events/events.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deleteTrustedDevices } from './trusted-devices.store.ts';

const payload = z.object({ user_id: z.string() });

/** A password is changed because somebody else may know it: no browser of theirs stays trusted. */
export const forgetTrustedDevices = ({ db }: Platform): EventHandler => ({
  event: 'account.password-changed',
  name: 'accounts.forget-trusted-devices',
  handle: async (event) => deleteTrustedDevices(db, payload.parse(event.payload).user_id),
});
