import { playFile } from '#web/player/playback/player.ts';

/** Asks for a file of this machine and plays it. */
export function chooseSoundFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'audio/*';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void playFile(file);
  });
  input.click();
}
