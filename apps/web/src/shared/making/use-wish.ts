import { useEffect, useRef, useState } from 'react';

type WishOptions = {
  /** Is something still on its way without which the wish cannot be carried out? */
  isArriving: boolean;
  /** Called once for each wish; what it needs and does not find it leaves undone. */
  carryOut: () => void;
};

/** Keeps a press that comes too early, and carries it out as soon as all is there. */
export function useWish({ isArriving, carryOut }: WishOptions) {
  const [isMade, setMade] = useState(false);
  const latest = useRef(carryOut);
  latest.current = carryOut;
  useEffect(() => {
    if (!isMade || isArriving) return;
    setMade(false);
    latest.current();
  }, [isMade, isArriving]);
  return {
    isOpen: isMade && isArriving,
    make: () => setMade(true),
    drop: () => setMade(false),
  };
}
