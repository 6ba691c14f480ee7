import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the end in sight while it grows, unless somebody has scrolled up to read. */
export function useFollowedEnd<Element extends HTMLElement>(content: string): RefObject<Element | null> {
  const scroller = useRef<Element>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80;
    };
    element.addEventListener('scroll', look);
    return () => element.removeEventListener('scroll', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is the reason to scroll
  useEffect(() => {
    if (isAtEnd.current) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [content]);
  return scroller;
}
