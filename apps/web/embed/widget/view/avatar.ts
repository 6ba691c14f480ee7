import { element } from '../../parts/element.ts';
import type { Now } from '../now.ts';
import { keyed, type Part } from './part.ts';

/** The picture of the agent, or its orb, which swells with the voice. */
export function avatar(size: 'small' | 'large'): Part {
  const node = element('span', { class: `avatar ${size}`, 'aria-hidden': 'true' });
  const picture = keyed(
    node,
    ({ settings }) => settings.avatar ?? null,
    ({ settings }) => face(node, settings.avatar),
  );
  let frame = 0;
  const swell = (now: Now): void => {
    node.style.setProperty('--level', now.talk.level().toFixed(2));
    frame = now.talk.isSpeaking && node.isConnected ? requestAnimationFrame(() => swell(now)) : 0;
    if (frame === 0) node.style.setProperty('--level', '0');
  };
  return {
    node,
    update: (now) => {
      picture.update(now);
      if (now.talk.isSpeaking && frame === 0) swell(now);
    },
  };
}

function face(node: HTMLElement, settings: Now['settings']['avatar']): Node[] {
  const url = settings?.type === 'url' ? settings.custom_url : settings?.type === 'image' ? settings.url : '';
  const colors = settings?.type === 'orb' ? settings : { color_1: '#2792dc', color_2: '#9ce6e6' };
  node.style.setProperty('--orb-1', colors.color_1);
  node.style.setProperty('--orb-2', colors.color_2);
  if (!url) return [];
  const image = element('img', { src: url, alt: '', referrerpolicy: 'no-referrer' });
  // the orb stands behind it
  image.addEventListener('error', () => image.remove());
  return [image];
}
