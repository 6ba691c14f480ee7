import * as z from 'zod/mini';
import { message } from '#web/features/staff/money/messages.ts';
import type { NewCode } from '#web/features/staff/money/money.requests.ts';

const count = z.string().check(z.trim(), z.regex(/^([1-9]\d{0,6})?$/, message('countInvalid')));

export const codeKinds = ['percent', 'usd', 'eur'] as const;

export const codeForm = z
  .object({
    code: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{1,40}$/, message('codeInvalid'))),
    kind: z.enum(codeKinds),
    amount: z.string().check(z.trim()),
    months: count,
    most: count,
    days: count,
  })
  .check(
    z.refine(({ kind, amount }) => (kind === 'percent' ? isPercent(amount) : toCents(amount) !== undefined), {
      message: message('amountInvalid'),
      path: ['amount'],
    }),
  );
export type CodeForm = z.infer<typeof codeForm>;

const isPercent = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;

/** `7.50` and `7,50` are 750 cents, without ever being a fraction; undefined: no amount above nothing. */
export function toCents(text: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

const optional = (text: string): number | undefined => (text === '' ? undefined : Number(text));

export function toNewCode({ code, kind, amount, months, most, days }: CodeForm, nowMs: number): NewCode {
  const validDays = optional(days);
  return {
    code,
    ...(kind === 'percent'
      ? { percent_off: Number(amount) }
      : { amount_off_cents: toCents(amount), currency: kind }),
    duration_in_months: optional(months),
    max_redemptions: optional(most),
    expires_at_unix: validDays && Math.floor(nowMs / 1000) + validDays * 86_400,
  };
}
