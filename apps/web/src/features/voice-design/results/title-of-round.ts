import { message } from '#web/features/voice-design/messages.ts';
import { percentsOf } from '#web/features/voice-design/mix/pad-weights.ts';
import type { Round } from '#web/features/voice-design/rounds.ts';

/** What a round was asked for. */
export function titleOfRound({ order }: Round): string {
  if (order.kind === 'design') return order.description;
  if (order.kind === 'remix') return `${order.voice.name}: ${order.description}`;
  return sharesOf(order.voices);
}

/** `Heart 70 %, Michael 30 %` */
export function sharesOf(voices: readonly { name: string; weight: number }[]): string {
  const percents = percentsOf(voices.map(({ weight }) => weight));
  return voices
    .map(({ name }, index) => ({ name, percent: percents[index]! }))
    .filter(({ percent }) => percent > 0)
    .map((share) => message('share', share))
    .join(', ');
}
