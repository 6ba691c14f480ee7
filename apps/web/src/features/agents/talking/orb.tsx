import { useEffect, useRef } from 'react';
import type { AgentContent } from '#web/features/agents/agent-types.ts';

interface OrbProps {
  widget: Pick<AgentContent['platform_settings']['widget'], 'avatar'>;
  size: number;
  /** While it speaks: how loud it is. Drawn, not set as state. */
  level?: () => number;
}

/** The agent's picture; it swells with its voice. */
export function Orb({ widget: { avatar }, size, level }: OrbProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const orb = element.current;
    if (!orb || !level || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = requestAnimationFrame(function draw() {
      orb.style.scale = String(1 + 0.12 * level());
      frame = requestAnimationFrame(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      orb.style.scale = '1';
    };
  }, [level]);
  const picture = avatar?.type === 'image' ? avatar.url : avatar?.type === 'url' ? avatar.custom_url : '';
  const colors = avatar?.type === 'orb' ? avatar : { color_1: '#2792dc', color_2: '#9ce6e6' };
  return (
    <div
      ref={element}
      aria-hidden
      className="overflow-hidden rounded-full shadow-pop ring-1 ring-black/5 ring-inset transition-[width,height] duration-300"
      style={{
        width: size,
        height: size,
        background: `radial-gradient(circle at 30% 25%, ${colors.color_2}, ${colors.color_1} 75%)`,
      }}
    >
      {picture && <img src={picture} alt="" className="size-full object-cover" />}
    </div>
  );
}
