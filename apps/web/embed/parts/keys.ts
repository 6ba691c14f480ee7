import type { PlayedSound } from './player-controls.ts';

/** Space plays, the arrows seek; in a control they do what they do there. `ownArrows` selects those that arrows move. */
export function bindKeys(sound: PlayedSound, ownArrows = 'select'): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
    if (event.key === ' ' && !target.closest('button, a, select')) sound.toggle();
    else if (direction && !target.closest(ownArrows)) sound.skip(direction);
    else return;
    event.preventDefault();
  });
}
