import type { AiSpeechClassification } from '@mynah/contract/speech/ai-speech-classification';
import { fireEvent, render, screen } from '@testing-library/react';
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
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function check(name = 'talk.wav', type = 'audio/wav') {
  render(<Classifier />);
  const input = screen.getAllByLabelText('Choose a file')[0]!;
  fireEvent.change(input, { target: { files: [new File(['sound'], name, { type })] } });
}

describe('[SPE-007] the classifier says what it knows and never more', () => {
  it('what is recognized is certain, with its day and its places', async () => {
    answer = () => Response.json(madeHere);
    check();
    expect(await screen.findByText('Made on this server')).toBeTruthy();
    expect(screen.getByText(/This is certain/).textContent).toContain('3/1/2026');
    expect(screen.getByText('Recognized from 0:02 to 0:07')).toBeTruthy();
    expect(screen.getByText(/fewer than one of 1000M recordings/)).toBeTruthy();
  });

  it('between the bands nothing is claimed; the measured error stands there', async () => {
    check();
    expect(await screen.findByText('Not known')).toBeTruthy();
    expect(screen.getByText('50 % that a machine made it')).toBeTruthy();
    expect(screen.getByText(/it called 4.3 % of recordings of people made, and 5.1 % of made/)).toBeTruthy();
  });

  it('a likelihood is called one; an error that nobody measured is not made up', async () => {
    const evidence = { ...likelihood, probability: 0.999, false_alarm_rate: null, miss_rate: null };
    answer = () => Response.json({ ...nothing, verdict: 'likely_made', evidence: [evidence] });
    check();
    expect(await screen.findByText('Likely made by a machine')).toBeTruthy();
    expect(screen.getByText('This is a likelihood, not a proof. Do not judge a person by it.')).toBeTruthy();
    expect(screen.getByText('>99 % that a machine made it')).toBeTruthy();
    expect(screen.getByText('How often it is wrong is not known: another server answered.')).toBeTruthy();
  });
});

it('a refusal is told, and another file can be checked', async () => {
  answer = () =>
    Response.json({ detail: { status: 'audio_too_long', message: 'It is too long.' } }, { status: 400 });
  check();
  expect(await screen.findByText('It is too long.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Check another' }));
  expect(screen.getByText('Drop a recording here')).toBeTruthy();
});

it('what is no recording is not sent', () => {
  check('letter.txt', 'text/plain');
  expect(screen.getByRole('alert').textContent).toBe('This is neither sound nor video. Choose another file.');
});

it('shares near none and near all are not rounded to certainty; the loudest peak fills the height', () => {
  expect([0.001, 0.043, 0.5, 0.999].map(formatShare)).toEqual(['<1 %', '4.3 %', '50 %', '>99 %']);
  expect(toPeaks(Float32Array.of(0.1, -0.5, 0.25, 0), 2)).toEqual([1, 0.5]);
});
