import type { RemoteServer } from '@mynah/engine-spec/tasks';
import { z } from 'zod';

interface Setting<Schema extends z.ZodType = z.ZodType> {
  variable: string;
  schema: Schema;
  /** A line of `docs/operations.md`, which is generated from this table. */
  meaning: string;
  secret?: boolean;
}

export const setting = <Schema extends z.ZodType>(
  variable: string,
  schema: Schema,
  meaning: string,
  more: Pick<Setting, 'secret'> = {},
): Setting<Schema> => ({ variable, schema, meaning, ...more });

export const text = z.string().min(1).optional();
export const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
export const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );

/** `7882`, `50000-60000` */
export const ports = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value): [number, number] => {
      const [, first = '', last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(value.trim()) ?? [];
      return [Number(first), Number(last)];
    })
    .refine(
      ([first, last]) => first > 0 && first <= last && last <= 65_535,
      'a port such as 7882, or a range such as 50000-60000',
    );

/** `starter=5,pro=99.50`, in cents by name; written out digit by digit, so that no amount is ever a fraction. */
export const prices = z
  .string()
  .default('')
  .transform(
    (value) =>
      new Map(
        value
          .split(',')
          .filter((part) => part.trim() !== '')
          .map(priceOf),
      ),
  )
  .refine((all) => [...all.values()].every(Number.isSafeInteger), 'prices such as starter=5,pro=99.50');

function priceOf(part: string): [string, number] {
  const [, name = '', whole = '', rest = ''] =
    /^\s*(\w+)\s*=\s*(\d{1,7})(?:\.(\d{1,2}))?\s*$/.exec(part) ?? [];
  return [name, name === '' ? Number.NaN : Number(whole + rest.padEnd(2, '0'))];
}

/** A page elsewhere or on this server. */
export const page = z
  .string()
  .regex(/^(https:\/\/[^/\s]|\/(?!\/))\S*$/, 'an https address, or a path on this server');

/** Whole, of another server. */
export const address = z.string().regex(/^https?:\/\/[^/\s]+\S*$/, 'an address that starts with https://');

export const flag = (fallback: 'true' | 'false' | 'on') =>
  z
    .enum(['true', 'false', 'on', 'off', '1', '0'])
    .default(fallback)
    .transform((value) => value === 'true' || value === 'on' || value === '1');

/** A server that does a task in place of this machine: `https://key@host/path#model`. */
export const server = (task: string, meaning: string) =>
  setting(
    `MYNAH_${task}_URL`,
    z
      .url({ protocol: /^https?$/ })
      .transform(toRemoteServer)
      .optional(),
    `Address of a server that ${meaning}, with a key before @ and a model after # if needed (https://KEY@example.com/v1#MODEL).`,
    { secret: true },
  );

function toRemoteServer(address: string): RemoteServer {
  const url = new URL(address);
  const key = decodeURIComponent(url.password || url.username) || undefined;
  const model = decodeURIComponent(url.hash.slice(1)) || undefined;
  url.username = '';
  url.password = '';
  url.hash = '';
  return { url: url.href, key, model };
}
