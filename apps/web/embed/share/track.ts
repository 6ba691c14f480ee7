import { formatClock } from '#web/shared/format/times.ts';
import { SLIDER_STEP } from '#web/shared/playback-constants.ts';
import { barHeights, countBars, drawBars } from '#web/ui/waveform-bars.ts';
import { element } from '../parts/element.ts';
import type { Sound } from './sound.ts';

/** The waveform, and laid over it a slider for mouse, touch and keyboard. */
export function track(sound: Sound, peaks: Uint8Array): HTMLDivElement {
  return element('div', { class: 'track' }, [waveform(sound, peaks), slider(sound)]);
}

function waveform(sound: Sound, peaks: Uint8Array): HTMLCanvasElement {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  const loudest = Math.max(1, ...peaks);
  const heights = Array.from(peaks, (peak) => peak / loudest);
  let bars: number[] = [];
  const draw = (seconds: number) =>
    drawBars(canvas, bars, sound.durationSeconds ? seconds / sound.durationSeconds : 0);
  const layOut = () => {
    const count = countBars(canvas);
    bars = heights.length > 0 ? barHeights(heights, count) : new Array<number>(count).fill(0);
    draw(sound.audio.currentTime);
  };
  new ResizeObserver(layOut).observe(canvas);
  new MutationObserver(layOut).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  sound.onTime(draw);
  return canvas;
}

function slider(sound: Sound): HTMLInputElement {
  const input = element('input', {
    type: 'range',
    min: 0,
    max: sound.durationSeconds,
    step: SLIDER_STEP,
    value: 0,
    'aria-label': 'Position',
  });
  const length = formatClock(sound.durationSeconds);
  sound.onTime((seconds) => {
    input.value = String(seconds);
    const text = `${formatClock(seconds)} of ${length}`;
    if (input.getAttribute('aria-valuetext') !== text) input.setAttribute('aria-valuetext', text);
  });
  input.addEventListener('input', () => sound.seek(Number(input.value)));
  return input;
}
