import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Switch } from '#web/ui/switch.tsx';

it('switches by Enter, and leaves Ctrl and Cmd with Enter to the page', () => {
  const changes: boolean[] = [];
  render(<Switch label="Speaker boost" checked={false} onChange={(isOn) => changes.push(isOn)} />);
  const control = screen.getByRole('switch');
  for (const more of [{ ctrlKey: true }, { metaKey: true }])
    fireEvent.keyDown(control, { key: 'Enter', ...more });
  expect(changes).toEqual([]);
  fireEvent.keyDown(control, { key: 'Enter' });
  expect(changes).toEqual([true]);
});
