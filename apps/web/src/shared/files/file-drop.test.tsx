import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/shared/api/api-error.ts';
import { FileDrop, useFilePlace } from '#web/shared/files/file-drop.tsx';
import type { Refusal } from '#web/shared/files/use-refusals.ts';

afterEach(cleanup);

const song = new File([new Uint8Array([0x49, 0x44, 0x33, 4, ...Array<number>(600).fill(1)])], 'song.mp3');
const letter = new File(['Dear reader'], 'letter.mp3');
const empty = new File([], 'empty.wav');

const onFiles = vi.fn<(files: File[]) => void>();

function renderDrop(takesMany = false, refused: readonly Refusal[] = [], onForget = vi.fn()) {
  onFiles.mockClear();
  render(
    <FileDrop
      rules={{ takes: 'recordings' }}
      look="card"
      label="Drop here"
      takesMany={takesMany}
      onFiles={onFiles}
      refused={refused}
      onForget={onForget}
    >
      <Choose />
    </FileDrop>,
  );
  return screen.getByRole('region', { name: 'Drop here' });
}

function Choose() {
  const { choose } = useFilePlace();
  return (
    <button type="button" onClick={choose}>
      Choose
    </button>
  );
}

const drop = (target: Element | Window, ...files: File[]) =>
  fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
const refusals = async () => within(await screen.findByRole('list', { name: 'Files that weren’t added' }));

test('a bad file is refused where it was dropped, by name and reason, and another one is chosen there', async () => {
  const area = renderDrop();
  drop(area, letter);
  const list = await refusals();
  expect(list.getByText('letter.mp3')).toBeTruthy();
  expect(list.getByText('This is text, not a recording. Choose audio or video.')).toBeTruthy();
  expect(screen.getByRole('alert').contains(list.getByText('letter.mp3'))).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
  const input = screen.getByTestId<HTMLInputElement>('recording-file');
  const clicked = vi.spyOn(input, 'click').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(clicked).toHaveBeenCalledOnce();
  fireEvent.change(input, { target: { files: [song] } });
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledWith([song]));
  expect(screen.queryByText('letter.mp3')).toBeNull();
});

test('of several the good ones are taken and each other one is named', async () => {
  const area = renderDrop(true);
  drop(area, letter, song, empty);
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledWith([song]));
  const list = await refusals();
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByText('This file is empty.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('empty.wav')).toBeNull();
});

test('what is dropped beside it, or pasted, is taken as well, and the page stays', async () => {
  renderDrop();
  expect(drop(document.body, song)).toBe(false);
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledTimes(1));
  fireEvent.paste(document.body, { clipboardData: { files: [song] } });
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledTimes(2));
  fireEvent.paste(document.body, { clipboardData: { files: [] } });
  cleanup();
  drop(document.body, song);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

test('what the server refused stands in the same place, with its words and its number', async () => {
  const error = new ApiError({
    status: 400,
    reason: 'no_speech',
    message: 'We heard no speech in this recording.',
    requestId: 'req_1',
  });
  const onForget = vi.fn();
  renderDrop(false, [{ name: 'silence.wav', reason: error }], onForget);
  const list = await refusals();
  expect(list.getByText('silence.wav')).toBeTruthy();
  expect(list.getByText('We heard no speech in this recording.')).toBeTruthy();
  expect(list.getByText(/req_1/)).toBeTruthy();
  drop(document.body, song);
  expect(onForget).toHaveBeenCalled();
});
