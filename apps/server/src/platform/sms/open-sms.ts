import type { Config } from '../config/config.ts';
import type { SecretKeys } from '../crypto/index.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { OutboxSms } from './outbox-sms.ts';
import type { Sms } from './sms.ts';
import { TwilioSms } from './twilio-sms.ts';

/** The gateway of the settings; without all three of Twilio's the outbox. */
export function openSms(
  {
    twilioAccountSid,
    twilioAuthToken,
    twilioFrom,
    twilioApiUrl,
  }: Pick<Config, 'twilioAccountSid' | 'twilioAuthToken' | 'twilioFrom' | 'twilioApiUrl'>,
  core: { db: Database; keys: SecretKeys; log: Log },
): Sms {
  if (!twilioAccountSid || !twilioAuthToken || !twilioFrom) return new OutboxSms(core);
  return new TwilioSms({
    accountSid: twilioAccountSid,
    authToken: twilioAuthToken,
    from: twilioFrom,
    apiUrl: twilioApiUrl,
  });
}
