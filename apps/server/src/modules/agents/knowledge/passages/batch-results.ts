import { failureKindTraits, toFailure } from '../../../../platform/errors/index.ts';

type Success<Data> = { status: 'success'; data: Data };
interface BatchFailure {
  status: 'failure';
  error_code: number;
  error_status: string;
  error_message: string;
}

/** Does a batch item by item: what cannot be done keeps nothing else from being done. */
export async function batchResults<Data>(
  items: readonly (readonly [id: string, make: () => Promise<Data>])[],
): Promise<Record<string, Success<Data> | BatchFailure>> {
  const results: Record<string, Success<Data> | BatchFailure> = {};
  for (const [id, make] of items) {
    try {
      results[id] = { status: 'success', data: await make() };
    } catch (cause) {
      const { kind, code, message } = toFailure(cause);
      results[id] = {
        status: 'failure',
        error_code: failureKindTraits[kind].status,
        error_status: code,
        error_message: message,
      };
    }
  }
  return results;
}
