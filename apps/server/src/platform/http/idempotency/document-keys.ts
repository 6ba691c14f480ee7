import type { Route } from '@mynah/contract';

/** A call that anybody may make has no caller whose keys could be told apart. */
const takesKeys = ({ method, access }: Route): boolean => method === 'POST' && access !== 'public';

/** The header `Idempotency-Key`, as the API document has it. */
export const idempotencyParameters = (route: Route) =>
  takesKeys(route)
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'For 24 hours, repeating a request with the same key returns the first answer and does nothing twice.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      ]
    : [];

/** With a key, the second of two calls may come while the first still runs. */
export const idempotencyAnswers = (route: Route) =>
  takesKeys(route)
    ? {
        409: {
          description:
            'The first request with this Idempotency-Key is still running, or there is another conflict',
          headers: {
            'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait, if waiting helps' },
          },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      }
    : {};
