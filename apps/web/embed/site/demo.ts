import { backgroundOfColor } from '#web/ui/orb-background.ts';
import { type PlayerState, SpeechPlayer } from './speech-player.ts';
import { drawSilence, drawWave, WavePeaks } from './wave.ts';

interface Voice {
  id: string;
  name: string;
  color: number;
  text: string;
}

interface Language {
  code: string;
  name: string;
  voices: Voice[];
}

/** So long a character takes, about; the wave is drawn to this scale until its end is known. */
const secondsPerCharacter = 0.068;

const labels: Record<PlayerState, string> = { idle: 'Listen', waiting: 'Listen', playing: 'Stop' };

/** Brings a demonstration to life. */
export function setUpDemo(place: HTMLElement): void {
  const find = <E extends Element>(selector: string) => place.querySelector<E>(selector)!;
  const form = find<HTMLFormElement>('form');
  const language = find<HTMLSelectElement>('[name=language]');
  const voice = find<HTMLSelectElement>('[name=voice]');
  const text = find<HTMLTextAreaElement>('textarea');
  const button = find<HTMLButtonElement>('button');
  const canvas = find<HTMLCanvasElement>('canvas');
  const status = find<HTMLElement>('[data-status]');
  const usual = status.textContent;
  const languages = JSON.parse(find('[data-voices]').textContent ?? '[]') as Language[];
  const written = new Set([text.value]);
  const peaks = new WavePeaks();
  let state: PlayerState = 'idle';

  const player = new SpeechPlayer({
    onState: (next) => {
      state = next;
      place.dataset.state = next;
      find('[data-label]').textContent = labels[next];
      button.ariaBusy = String(next === 'waiting');
    },
    onMove: (parts, { now, made }) => {
      const expected = secondsPerCharacter * text.value.length;
      drawWave(canvas, peaks.follow(parts), { now, made, expected: now >= made - 0.1 ? made : expected });
      find('[data-time]').textContent = `0:${String(Math.floor(now)).padStart(2, '0')}`;
    },
  });

  const chosenVoice = () => languages.flatMap(({ voices }) => voices).find(({ id }) => id === voice.value);
  const showVoice = () => {
    const { color = 0 } = chosenVoice() ?? {};
    place.style.setProperty('--orb', backgroundOfColor(color));
  };
  const say = (words: string, isFailure: boolean) => {
    status.textContent = words;
    status.toggleAttribute('data-failed', isFailure);
  };

  language.addEventListener('change', () => {
    const found = languages.find(({ code }) => code === language.value);
    if (!found) return;
    player.stop();
    voice.replaceChildren(...found.voices.map(({ id, name }) => new Option(name, id)));
    text.lang = found.code;
    // what somebody wrote stays
    const [first] = found.voices;
    if (first && written.has(text.value)) {
      text.value = first.text;
      written.add(first.text);
    }
    showVoice();
  });
  voice.addEventListener('change', () => {
    player.stop();
    showVoice();
  });
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (state !== 'idle') return player.stop();
    const words = text.value.trim();
    if (words === '') {
      text.focus();
      return say('Write something first.', true);
    }
    say(usual ?? '', false);
    player
      .say({ text: words, voice: voice.value, code: language.value })
      .catch((cause: Error) => say(cause.message, true));
  });
  new ResizeObserver(() => {
    if (state === 'idle') drawSilence(canvas);
  }).observe(canvas);
  showVoice();
  button.disabled = false;
}
