import { type ReactNode, Suspense, useState } from 'react';

type FromFirstOpeningProps = { isOpen: boolean; children: ReactNode };

/**
 * Mounts its children at the first opening and keeps them from then on: code behind `lazy` travels only
 * when it is wanted, and a dialog can still fade out when it closes.
 */
export function FromFirstOpening({ isOpen, children }: FromFirstOpeningProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
