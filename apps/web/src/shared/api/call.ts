import { type AnyAddressParts, addressFrom } from '#web/shared/api/address-of.ts';
import { exchange, type RequestOptions } from '#web/shared/api/client.ts';
import { formData } from '#web/shared/api/form-data.ts';
import type { Answered, CallOptions, JsonOperation, Operation, Optional } from '#web/shared/api/operation.ts';
import { tell } from '#web/shared/track.ts';

/** `CallOptions`, whatever the operation. */
type AnyCallOptions = AnyAddressParts & Omit<RequestOptions, 'method' | 'form'> & { form?: object };

/**
 * Calls an operation of the contract: `call('GET /v1/voices/{voice_id}', { params: { voice_id } })`. What it is sent
 * with and what it answers are as its route declares them. Only types come from the contract, no schema.
 * @throws ApiError for any status but 2xx, and when no answer comes
 */
export async function call<O extends JsonOperation>(
  operation: O,
  ...options: Optional<CallOptions<O>>
): Promise<Answered<O>> {
  const text = await (await send(operation, options[0])).text();
  const answer = text === '' ? undefined : JSON.parse(text);
  return answer;
}

/** As `call`, for bytes and streams: resolves when the headers are there. */
export function request<O extends Operation>(
  operation: O,
  ...options: Optional<CallOptions<O>>
): Promise<Response> {
  return send(operation, options[0]);
}

async function send(
  operation: Operation,
  { params, query, form, ...more }: AnyCallOptions = {},
): Promise<Response> {
  const method = operation.slice(0, operation.indexOf(' '));
  const response = await exchange(addressFrom(operation, { params, query }), {
    ...more,
    method,
    form: form && formData(form),
  });
  tell(operation);
  return response;
}
