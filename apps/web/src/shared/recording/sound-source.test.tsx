import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SoundSource } from '#web/shared/recording/sound-source.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

const stopTrack = vi.fn();
const getUserMedia = vi.fn();

class BrowserAudioContext {
  resume = async () => {};
  close = async () => {};
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => {} });
  createMediaStreamSource = () => ({ connect: () => {} });
}

/** As a browser's recorder: what it heard comes when it is stopped. */
class BrowserRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  start = () => {
    this.state = 'recording';
  };
  stop = () => {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['heard']) }));
    this.dispatchEvent(new Event('stop'));
  };
}

beforeEach(() => {
  stopTrack.mockClear();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
  vi.stubGlobal('AudioContext', BrowserAudioContext);
  vi.stubGlobal('MediaRecorder', BrowserRecorder);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function renderSource() {
  const onFile = vi.fn<(file: File, seconds?: number) => void>();
  render(
    <>
      <SoundSource title="Drop it" text="Any sound" microphone="sound" onRecorded={onFile} />
      <Toaster />
    </>,
  );
  return onFile;
}

it('records the sound as it is, hands it out with its length, and closes the microphone', async () => {
  const onFile = renderSource();
  press('Record');
  await screen.findByRole('timer');
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  press('Stop recording');
  const [file, seconds] = onFile.mock.lastCall ?? [];
  expect(file).toMatchObject({ name: 'Recording.webm', type: 'audio/webm' });
  expect(seconds).toBeGreaterThanOrEqual(0);
  expect(stopTrack).toHaveBeenCalled();
});

it('forgets what is discarded', async () => {
  const onFile = renderSource();
  press('Record');
  await screen.findByRole('timer');
  press('Discard');
  expect(onFile).not.toHaveBeenCalled();
  expect(stopTrack).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
});

it('says so where there is no microphone', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  renderSource();
  press('Record');
  expect(await screen.findByText(/This page can’t use a microphone/)).toBeTruthy();
});
