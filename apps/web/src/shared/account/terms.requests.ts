import type { Agreement } from '@mynah/contract/terms';
import { requestJson } from '#web/shared/api/client.ts';

/** The first time counts; to agree again changes nothing (ACC-013). */
export const acceptTerms = (agreement: Agreement): Promise<unknown> =>
  requestJson('/v1/user/accept-terms', { method: 'POST', json: { agreement } });
