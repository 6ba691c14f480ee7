import type { Page } from '@playwright/test';

/**
 * Names everything on the page that could be pressed but lies where no finger gets: beside or below the window with
 * nothing to scroll, or cut off by what it stands in. What scrolls by itself (a row of tabs, a table) may hold more
 * than it shows, as long as it lies within the window.
 */
export const findUnreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressable =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider], [role=checkbox], [role=radio]';

    const isPressed = (element: Element): boolean => {
      if (element.closest('[inert], [aria-hidden=true]')) return false;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      // smaller: for readers alone, as the file field behind a button
      return width > 2 && height > 2;
    };

    /** Along one axis, from the element outwards; true when it can be brought into the window. */
    const isReached = (element: Element, axis: 'x' | 'y'): boolean => {
      const spanOf = (of: Element) => {
        const { left, right, top, bottom } = of.getBoundingClientRect();
        return axis === 'x' ? ([left, right] as const) : ([top, bottom] as const);
      };
      let [start, end] = spanOf(element);
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const overflow = axis === 'x' ? style.overflowX : style.overflowY;
        if (overflow === 'visible') continue;
        const [boxStart, boxEnd] = spanOf(box);
        if (start >= boxStart - 1 && end <= boxEnd + 1) continue;
        const middle = (start + end) / 2;
        const isCut = middle < boxStart - 1 || middle > boxEnd + 1;
        if (overflow !== 'auto' && overflow !== 'scroll' && isCut) return false;
        // scrolled into this box, or cut by it: what counts is where the box is
        [start, end] = [boxStart, boxEnd];
      }
      if (axis === 'x') return start >= -1 && end <= innerWidth + 1;
      const isScrolled = document.documentElement.scrollHeight > innerHeight + 1;
      return isScrolled || (start >= -1 && (start + end) / 2 <= innerHeight);
    };

    const nameOf = (element: Element): string => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
      const place = [left, right, top, bottom].map(Math.round).join(' ');
      return `${element.tagName.toLowerCase()} “${name}” at ${place}`;
    };

    return [...document.querySelectorAll(pressable)]
      .filter((element) => isPressed(element) && !(isReached(element, 'x') && isReached(element, 'y')))
      .map(nameOf);
  });
