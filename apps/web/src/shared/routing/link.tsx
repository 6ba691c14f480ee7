import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useRouter } from '#web/shared/routing/hooks.ts';
import type { Target } from '#web/shared/routing/visit.ts';

/** Somebody who only passes by asks for nothing. */
const INTENT_MS = 50;

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Omit<Target, 'href'> & {
    /** Says `aria-current` while its page is the one that is open. */
    marksCurrent?: boolean;
  };

/** A link within the app. Its page's code is asked for as soon as somebody rests on it. */
export function Link({
  to,
  params,
  search,
  hash,
  state,
  replace,
  marksCurrent = false,
  ...props
}: LinkProps) {
  const router = useRouter();
  const pathname = useLocation({ select: (visit) => visit.pathname });
  // an address that is relative to the present one follows it
  useLocation({ select: (visit) => (to === undefined || to === '.' || search === true ? visit.href : '') });
  const target = { to, params, search, hash, state, replace } as Target;
  const href = router.hrefOf(target);
  const { ask, cancel } = useIntent(() => router.preload(href));
  const isCurrent = marksCurrent && href.split(/[?#]/)[0] === pathname;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || !isHere(props.target)) return;
    event.preventDefault();
    void router.navigate(target);
  };
  return (
    <a
      {...props}
      href={href}
      aria-current={isCurrent ? 'page' : props['aria-current']}
      onClick={open}
      onMouseEnter={both(props.onMouseEnter, ask)}
      onMouseLeave={both(props.onMouseLeave, cancel)}
      onFocus={both(props.onFocus, ask)}
      onBlur={both(props.onBlur, cancel)}
      onTouchStart={both(props.onTouchStart, ask)}
    />
  );
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

const isHere = (target: string | undefined): boolean => target === undefined || target === '_self';

function both<Event>(given: ((event: Event) => void) | undefined, own: () => void): (event: Event) => void {
  return (event) => {
    given?.(event);
    own();
  };
}

function useIntent(then: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    cancel,
    ask: () => {
      cancel();
      timer.current = setTimeout(then, INTENT_MS);
    },
  };
}
