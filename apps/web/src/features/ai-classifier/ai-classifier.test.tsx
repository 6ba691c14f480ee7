import type { AiSpeechClassification } from '@mynah/contract/speech/ai-speech-classification';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Classifier } from '#web/features/ai-classifier/classifier.tsx';
import { toPeaks } from '#web/features/ai-classifier/read-peaks.ts';
import { formatShare } from '#web/features/ai-classifier/verdict-words.ts';

const likelihood = {
  kind: 'likelihood' as const,
  engine: 'ai-speech',
  probability: 0.5 as number | null,
  likely_made_from: 0.9,
  likely_human_to: 0.1,
  false_alarm_rate: 0.043 as number | null,
  miss_rate: 0.051 as number | null,
  windows: [],
};
const nothing: AiSpeechClassification = {
  probability: 0.5,
  verdict: 'not_known',
  evidence: [
    { kind: 'watermark', found: false, false_positive_rate: 1, spans: [] },
    { kind: 'fingerprint', found: false, made_on: null, history_item_id: null, spans: [] },
    likelihood,
  ],
  spans: [],
  duration_seconds: 20,
};
const madeHere: AiSpeechClassification = {
  ...nothing,
  probability: 1,
  verdict: 'made_here',
  evidence: [
    { kind: 'watermark', found: true, false_positive_rate: 1e-12, spans: [{ start: 2, end: 7 }] },
    { kind: 'fingerprint', found: true, made_on: '2026-03-01', history_item_id: null, spans: [] },
    likelihood,
  ],
  spans: [{ start: 2, end: 7 }],
};

let answer: () => Response;
beforeEach(() => {
  answer = () => Response.json(nothing);
  vi.stubGlobal('fetch', async () => answer());
  // the test's browser plays nothing, and says so
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  });
  URL.createObjectURL = vi.fn(() => 'blob:talk');
  URL.revokeObjectURL = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const hum = new Uint8Array([0x49, 0x44, 0x33, 4, ...Array<number>(600).fill(1)]);

function check(name = 'talk.mp3', content: BlobPart = hum) {
  const input = screen.queryByLabelText('Choose a file') ?? renderInput();
  fireEvent.change(input, { target: { files: [new File([content], name, { type: 'audio/mpeg' })] } });
}

function renderInput(): HTMLElement {
  render(<Classifier />);
  return screen.getByLabelText('Choose a file');
}

describe('[SPE-007] the classifier says what it knows and never more', () => {
  it('what is recognized is certain, with its day and its places', async () => {
    answer = () => Response.json(madeHere);
    check();
    expect(await screen.findByText('Made on this server')).toBeTruthy();
    expect(screen.getByText(/This is certain/).textContent).toContain('3/1/2026');
    expect(screen.getByText('Recognized from 0:02 to 0:07')).toBeTruthy();
    expect(screen.getByText(/fewer than 1 in 1000M recordings/)).toBeTruthy();
  });

  it('between the bands nothing is claimed; the measured error stands there', async () => {
    check();
    expect(await screen.findByText('Inconclusive')).toBeTruthy();
    expect(screen.getByText('50% likely to be AI-generated')).toBeTruthy();
    expect(screen.getByText(/it took 4.3% of human recordings for AI, and 5.1% of AI speech/)).toBeTruthy();
  });

  it('a likelihood is called one; an error that nobody measured is not made up', async () => {
    const evidence = { ...likelihood, probability: 0.999, false_alarm_rate: null, miss_rate: null };
    answer = () => Response.json({ ...nothing, verdict: 'likely_made', evidence: [evidence] });
    check();
    expect(await screen.findByText('Likely AI-generated')).toBeTruthy();
    expect(screen.getByText('This is an estimate, not proof. Don’t use it to judge anyone.')).toBeTruthy();
    expect(screen.getByText('>99% likely to be AI-generated')).toBeTruthy();
    expect(screen.getByText('The error rate isn’t known: another server gave this result.')).toBeTruthy();
  });
});

it('a refusal is told, and another file can be checked', async () => {
  answer = () =>
    Response.json({ detail: { status: 'audio_too_long', message: 'It is too long.' } }, { status: 400 });
  check();
  // the place of what went wrong is there before, and empty
  expect((await screen.findByText(/It is too long\./)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByText('Drop a recording here')).toBeTruthy();
  answer = () => Response.json(madeHere);
  check();
  expect(await screen.findByText('Made on this server')).toBeTruthy();
});

it('what is no recording is not sent', async () => {
  check('letter.mp3', 'Dear reader');
  expect(await screen.findByText('This is text, not a recording. Choose audio or video.')).toBeTruthy();
});

it('shares near none and near all are not rounded to certainty; the loudest peak fills the height', () => {
  expect([0.001, 0.043, 0.5, 0.999].map(formatShare)).toEqual(['<1%', '4.3%', '50%', '>99%']);
  expect(toPeaks(Float32Array.of(0.1, -0.5, 0.25, 0), 2)).toEqual([1, 0.5]);
});
