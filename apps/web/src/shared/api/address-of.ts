import type { AddressParts, Operation, Optional } from '#web/shared/api/operation.ts';

/** `AddressParts`, whatever the operation. */
export interface AnyAddressParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** The address of an operation on this server; elements and sockets open it themselves. */
export function addressOf<O extends Operation>(operation: O, ...parts: Optional<AddressParts<O>>): string {
  return addressFrom(operation, parts[0]);
}

/** As `addressOf`, of parts that were checked before. */
export function addressFrom(operation: Operation, { params = {}, query = {} }: AnyAddressParts = {}): string {
  const path = operation
    .slice(operation.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, String(one)]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
