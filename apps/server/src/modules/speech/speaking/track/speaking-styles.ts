import type { Delivery } from '@mynah/engine-spec';
import type { SpeakingStyle } from '@mynah/text';

/** What a way of speaking changes: how the engine delivers it, and the sound that comes of it. */
interface StyleEffect {
  /** Factor of the pace. */
  speed?: number;
  /** In place of the voice's own. */
  stability?: number;
  style?: number;
  gainDb?: number;
  whispers?: boolean;
}

const effects: Readonly<Record<SpeakingStyle, StyleEffect>> = {
  whisper: { speed: 0.94, gainDb: -5, whispers: true },
  soft: { speed: 0.95, gainDb: -6, stability: 0.7 },
  loud: { speed: 1.02, gainDb: 4, stability: 0.3, style: 0.4 },
  slow: { speed: 0.78 },
  fast: { speed: 1.2 },
  excited: { speed: 1.08, gainDb: 1.5, stability: 0.15, style: 0.6 },
  sad: { speed: 0.86, gainDb: -2.5, stability: 0.85 },
  calm: { speed: 0.92, gainDb: -1, stability: 0.8 },
  angry: { speed: 1.05, gainDb: 2.5, stability: 0.25, style: 0.5 },
  flat: { stability: 1, style: 0 },
  plain: {},
};

/** What engines take. */
const speeds = { min: 0.7, max: 1.2 };

/** A voice's delivery, turned to a style. */
export function inStyle(delivery: Delivery, speakingStyle: SpeakingStyle | undefined): Delivery {
  if (!speakingStyle) return delivery;
  const { speed = 1, stability = delivery.stability, style = delivery.style } = effects[speakingStyle];
  return {
    ...delivery,
    stability,
    style,
    speed: Math.min(speeds.max, Math.max(speeds.min, delivery.speed * speed)),
  };
}

/** What is done to the sound of a segment after the engine. */
export const soundOfStyle = (
  speakingStyle: SpeakingStyle | undefined,
): { gainDb: number; whispers: boolean } => {
  const { gainDb = 0, whispers = false } = speakingStyle ? effects[speakingStyle] : {};
  return { gainDb, whispers };
};
