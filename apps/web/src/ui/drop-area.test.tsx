import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DropArea } from '#web/ui/drop-area.tsx';

afterEach(cleanup);

const taken: File[] = [];

function renderArea() {
  taken.length = 0;
  render(
    <DropArea look="card" label="Drop here" onFile={(file) => taken.push(file)}>
      {(isOver) => <p>{isOver ? 'Let go' : 'Drop a file'}</p>}
    </DropArea>,
  );
  return screen.getByRole('region', { name: 'Drop here' });
}

it('takes the file that is dropped, and the page stays', () => {
  const area = renderArea();
  const file = new File(['hm'], 'hm.wav');
  expect(fireEvent.drop(area, { dataTransfer: { files: [file] } })).toBe(false);
  expect(taken).toEqual([file]);
});

it('says when to let go, and does not flicker over what lies on it', () => {
  const area = renderArea();
  // the test's browser knows no event of its own for it
  const leaveTo = (relatedTarget: Element) =>
    fireEvent(area, new MouseEvent('dragleave', { bubbles: true, relatedTarget }));
  fireEvent.dragOver(area);
  leaveTo(screen.getByText('Let go'));
  expect(screen.getByText('Let go')).toBeTruthy();
  leaveTo(document.body);
  expect(screen.getByText('Drop a file')).toBeTruthy();
});

it('takes nothing from a drop without a file', () => {
  const area = renderArea();
  fireEvent.drop(area, { dataTransfer: { files: [] } });
  expect(taken).toEqual([]);
});
