import type { FlowFailure } from '@mynah/contract/speech/flows';
import type { Failure } from '../../../platform/errors/index.ts';

const reasons: Partial<Record<Failure['kind'], FlowFailure>> = {
  invalid: 'invalid_parameters',
  'not-found': 'invalid_parameters',
  unprocessable: 'invalid_parameters',
  forbidden: 'invalid_parameters',
  quota: 'charging_failed',
  'payment-required': 'charging_failed',
  unavailable: 'model_error',
  'rate-limited': 'timeout',
};

/** As the API sorts what can go wrong. */
export const failureReasonOf = (failure: Pick<Failure, 'kind'> | undefined): FlowFailure =>
  (failure && reasons[failure.kind]) ?? 'internal_error';
