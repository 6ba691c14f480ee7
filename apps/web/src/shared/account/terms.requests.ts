import type { Agreement } from '@mynah/contract/terms';
import { call } from '#web/shared/api/call.ts';

/** The first time counts; to agree again changes nothing (ACC-013). */
export const acceptTerms = (agreement: Agreement): Promise<unknown> =>
  call('POST /v1/user/accept-terms', { json: { agreement } });
