import { type PointerEvent, useRef, useState } from 'react';

/** Taken by the middle it moves, by an edge it is trimmed. */
export type Grip = 'whole' | 'start' | 'end';

/** Less is a press. */
const LEAST_PX = 3;

interface GripOptions<Drawn> {
  perSecond: number;
  canMove: boolean;
  /** With the press already, whether it moves or not. */
  onTake: () => void;
  /** What is shown while it is held. */
  draw: (grip: Grip, byMs: number) => Drawn;
  /** When it is let go. */
  onDrop: (drawn: Drawn) => void;
}

/** Something of a timeline under the pointer. */
export function useGrip<Drawn>({ perSecond, canMove, onTake, draw, onDrop }: GripOptions<Drawn>) {
  const held = useRef<{ x: number; grip: Grip } | undefined>(undefined);
  const [drawn, setDrawn] = useState<Drawn>();
  const drag = ({ clientX }: PointerEvent): Drawn | undefined => {
    if (!held.current || Math.abs(clientX - held.current.x) < LEAST_PX) return undefined;
    return draw(held.current.grip, ((clientX - held.current.x) / perSecond) * 1000);
  };
  const letGo = () => {
    held.current = undefined;
    setDrawn(undefined);
  };
  const handlersOf = (grip: Grip) => ({
    onPointerDown: (event: PointerEvent) => {
      onTake();
      if (!canMove || event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, grip };
    },
    onPointerMove: (event: PointerEvent) => {
      const next = drag(event);
      if (next !== undefined) setDrawn(next);
    },
    onPointerUp: (event: PointerEvent) => {
      const next = drag(event);
      letGo();
      if (next !== undefined) onDrop(next);
    },
    onPointerCancel: letGo,
  });
  return { drawn, handlersOf };
}
