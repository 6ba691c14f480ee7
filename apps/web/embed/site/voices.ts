import { backgroundOfColor } from '#web/ui/orb-background.ts';
import { SpeechPlayer } from './speech-player.ts';

/** Voices that speak at a press, and stop at the next one. */
export function setUpVoices(root: ParentNode): void {
  const status = root.querySelector('[data-voices-status]');
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-speak]')) {
    const { voice = '', code = '', text = '', color = '0' } = button.dataset;
    button.style.setProperty('--orb', backgroundOfColor(Number(color)));
    let isIdle = true;
    const player = new SpeechPlayer({
      onState: (state) => {
        isIdle = state === 'idle';
        button.dataset.state = state;
        button.ariaPressed = String(!isIdle);
      },
      onMove: () => {},
    });
    button.addEventListener('click', () => {
      if (!isIdle) return player.stop();
      if (status) status.textContent = '';
      player.say({ text, voice, code }).catch((cause: Error) => {
        if (status) status.textContent = cause.message;
      });
    });
    button.disabled = false;
  }
}
