import { useEffect } from 'react';
import { useLocation } from '#web/shared/routing/index.ts';

/** What the link that skips the navigation names. */
const SKIPPED_TO = 'main';

/**
 * An address that names a part of its page (`#sessions`) brings it into view, also where it comes later than the page:
 * the part has the name as its `id`.
 */
export function useShowTarget(): void {
  const hash = useLocation({ select: (location) => location.hash });
  const visit = useLocation({ select: (location) => location.key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit shows it anew
  useEffect(() => {
    if (hash === '' || hash === SKIPPED_TO) return;
    return whenThere(hash, show);
  }, [hash, visit]);
}

function whenThere(id: string, then: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.getElementById(id);
    if (!element) return;
    changes.disconnect();
    then(element);
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => changes.disconnect();
}

/** In view, marked for a moment (`theme/base.css`), and where the keyboard and readers go on. */
function show(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start' });
  element.setAttribute('data-shown', '');
  element.addEventListener('blur', () => element.removeAttribute('data-shown'), { once: true });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
