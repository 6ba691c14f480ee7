import type { UsageSeries } from '@mynah/contract/usage';
import type { UsageBreakdown } from '@mynah/contract/usage-names';
import { message } from '#web/features/usage/messages.ts';

const products = [
  'text-to-speech',
  'speech-to-speech',
  'speech-to-text',
  'forced-alignment',
  'audio-isolation',
  'sound-effects',
  'music',
  'agents',
  'studio',
  'voice-design',
  'dubbing',
  'opening',
] as const;

/** How a row is called: by its name, or, of what is gone, by its id. */
export function nameOf(by: UsageBreakdown, { value, name }: Pick<UsageSeries, 'value' | 'name'>): string {
  if (name !== null) return name;
  if (value === '') return message('none');
  if (value === 'others') return message('others');
  if (by === 'voice_rate') return `×${value}`;
  if (by === 'source' && (value === 'app' || value === 'api')) return message(`source_${value}`);
  const product = by === 'product' && products.find((known) => known === value);
  return product ? message(`product_${product}`) : value;
}

/** In percent of the time before; undefined where nothing was used then. */
export const changeOf = (credits: number, before: number | null): number | undefined =>
  before === null || before === 0 ? undefined : Math.round(((credits - before) / before) * 100);
