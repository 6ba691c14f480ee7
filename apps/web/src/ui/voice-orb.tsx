import { classNames } from '#web/ui/class-names.ts';
import { orbBackground, paletteIndexOf } from '#web/ui/orb-background.ts';

export { paletteIndexOf };

type VoiceOrbProps = { id: string; name: string; size?: number; className?: string };

/** The mark of a voice; plain for what no voice speaks. It stands beside the voice's name, so readers skip it. */
export function VoiceOrb({ id, name, size = 36, className }: VoiceOrbProps) {
  return (
    <span
      aria-hidden
      className={classNames('block shrink-0 rounded-full ring-1 ring-black/5 ring-inset', className)}
      style={{ width: size, height: size, background: id === '' ? 'var(--active)' : orbBackground(id, name) }}
    />
  );
}
