import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from '#web/ui/tabs.tsx';

afterEach(() => vi.restoreAllMocks());

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value, content: value }));

/** Nothing is laid out here: a row of 100 px that holds 300 px, a tab each 100 px. */
function layOut(): void {
  const measure = (
    name: 'clientWidth' | 'scrollWidth' | 'offsetWidth' | 'offsetLeft',
    of: (element: HTMLElement) => number,
  ) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this);
    });
  measure('clientWidth', () => 100);
  measure('scrollWidth', () => 300);
  measure('offsetWidth', () => 100);
  measure('offsetLeft', (element) => tabs.findIndex(({ value }) => value === element.textContent) * 100);
}

it('shows the current tab, and where the row goes on', () => {
  layOut();
  const at = (value: string) => <Tabs label="Parts" value={value} onChange={() => undefined} tabs={tabs} />;
  const { rerender } = render(at('one'));
  const row = screen.getByRole('tablist');
  const edges = () => [row.hasAttribute('data-goes-on-before'), row.hasAttribute('data-goes-on-after')];
  row.dispatchEvent(new Event('scroll'));
  expect(edges()).toEqual([false, true]);
  rerender(at('two'));
  expect(row.scrollLeft).toBe(100);
  row.dispatchEvent(new Event('scroll'));
  expect(edges()).toEqual([true, true]);
  rerender(at('three'));
  expect(row.scrollLeft).toBe(200);
  row.dispatchEvent(new Event('scroll'));
  expect(edges()).toEqual([true, false]);
});
