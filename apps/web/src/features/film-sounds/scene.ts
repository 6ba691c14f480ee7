/** What a film and the drawn scene have in common. */
export interface FilmClock extends EventTarget {
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  play(): Promise<void>;
  pause(): void;
}

export const sceneSeconds = 12;
const flashes = [2.5, 7.8];

/** Counts the time of the scene as a media element counts that of a film, with the same events. */
export class SceneClock extends EventTarget implements FilmClock {
  readonly duration = sceneSeconds;
  #base = 0;
  #startedMs: number | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;

  get paused(): boolean {
    return this.#startedMs === undefined;
  }

  get currentTime(): number {
    const since = this.#startedMs === undefined ? 0 : (performance.now() - this.#startedMs) / 1000;
    return Math.min(this.duration, this.#base + since);
  }

  set currentTime(seconds: number) {
    this.#base = Math.max(0, Math.min(this.duration, seconds));
    if (!this.paused) this.#run();
    this.dispatchEvent(new Event('seeked'));
  }

  async play(): Promise<void> {
    if (this.#base >= this.duration) this.#base = 0;
    this.#run();
    this.dispatchEvent(new Event('playing'));
  }

  pause(): void {
    this.#base = this.currentTime;
    this.#startedMs = undefined;
    clearTimeout(this.#end);
    this.dispatchEvent(new Event('pause'));
  }

  #run(): void {
    clearTimeout(this.#end);
    this.#startedMs = performance.now();
    this.#end = setTimeout(() => this.pause(), (this.duration - this.#base) * 1000);
  }
}

/** A window in the rain: drops, a tree that bends, and lightning. The same picture at the same time. */
export function drawScene(canvas: HTMLCanvasElement, seconds: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const flash = Math.max(0, ...flashes.map((at) => (seconds >= at ? Math.exp(-(seconds - at) * 5) : 0)));
  const light = 12 + flash * 70;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, `hsl(222 32% ${light}%)`);
  sky.addColorStop(1, `hsl(215 22% ${light * 1.5}%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  drawTree(context, { width, height, sway: Math.sin(seconds * 1.3) * 0.05 });
  context.strokeStyle = 'hsl(210 40% 88% / 45%)';
  context.lineWidth = Math.max(1, width / 700);
  context.beginPath();
  for (let drop = 0; drop < 170; drop += 1) {
    // spread by the golden ratio: even, and never a pattern
    const x = ((drop * 0.618_034) % 1) * width * 1.1;
    const y = (((drop * 0.381_966) % 1) + seconds * (1.1 + (drop % 5) * 0.12)) % 1;
    context.moveTo(x - y * width * 0.06, y * height);
    context.lineTo(x - (y + 0.035) * width * 0.06, (y + 0.035) * height);
  }
  context.stroke();
}

type TreeShape = { width: number; height: number; sway: number };

function drawTree(context: CanvasRenderingContext2D, { width, height, sway }: TreeShape): void {
  context.save();
  context.translate(width * 0.74, height);
  context.rotate(sway * 0.5);
  context.fillStyle = 'hsl(222 30% 6%)';
  context.fillRect(-width * 0.012, -height * 0.5, width * 0.024, height * 0.5);
  for (let crown = 0; crown < 4; crown += 1) {
    context.rotate(sway * 0.4);
    context.beginPath();
    context.ellipse(
      0,
      -height * (0.42 + crown * 0.1),
      width * (0.13 - crown * 0.026),
      height * 0.12,
      0,
      0,
      7,
    );
    context.fill();
  }
  context.restore();
}
