const BAR_WIDTH = 2;
const BAR_GAP = 2;

/** How many bars the canvas has room for. */
export const countBars = (canvas: HTMLCanvasElement): number =>
  Math.floor(canvas.clientWidth / (BAR_WIDTH + BAR_GAP));

/** Draws bars from 0 to 1 high, the played ones in the accent color, the others in the canvas's text color. */
export function drawBars(canvas: HTMLCanvasElement, bars: readonly number[], fraction: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = fitToPixels(canvas, context);
  const style = getComputedStyle(canvas);
  const accent = style.getPropertyValue('--accent');
  const rest = style.color;
  const played = fraction * bars.length;
  context.clearRect(0, 0, width, height);
  bars.forEach((bar, index) => {
    const barHeight = Math.max(2, bar * height);
    context.fillStyle = index < played ? accent : rest;
    context.beginPath();
    context.roundRect(index * (BAR_WIDTH + BAR_GAP), (height - barHeight) / 2, BAR_WIDTH, barHeight, 1);
    context.fill();
  });
}

function fitToPixels(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const ratio = devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { width, height };
}

/** The loudest peak of each bar's stretch, so that short sounds do not vanish. */
export function barHeights(peaks: ArrayLike<number>, count: number): number[] {
  if (peaks.length === 0) return [];
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * peaks.length) / count);
    const end = Math.max(start + 1, Math.floor(((bar + 1) * peaks.length) / count));
    let loudest = 0;
    for (let index = start; index < end; index += 1) loudest = Math.max(loudest, peaks[index] ?? 0);
    return Math.min(1, loudest);
  });
}
