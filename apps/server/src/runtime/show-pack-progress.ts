import type { PackProgress } from '@mynah/models';
import type { Terminal } from './terminal.ts';

const doing = { fetch: 'Fetching', build: 'Building' } as const;
const redrawMs = 100;
const plainSteps = 4;

/** Shows how far a pack is: a line that moves on a terminal, a line for each quarter elsewhere. */
export function showPackProgress(terminal: Terminal): (progress: PackProgress) => void {
  let drawnAt = Number.NEGATIVE_INFINITY;
  let told = '';
  return (progress) => {
    if (terminal.rewrites) {
      if (performance.now() - drawnAt < redrawMs) return;
      drawnAt = performance.now();
      terminal.show(sentence(progress));
      return;
    }
    const quarter = Math.floor(progress.share * plainSteps);
    const step = `${progress.step} ${progress.title} ${quarter}`;
    if (quarter === 0 || quarter === plainSteps || step === told) return;
    told = step;
    terminal.tell(sentence(progress));
  };
}

function sentence({ step, title, share, totalBytes }: PackProgress): string {
  const percent = `${Math.floor(share * 100)} %`;
  if (step === 'build') return `${doing[step]} ${title}: ${percent}`;
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(totalBytes < 10e6 ? 1 : 0);
  return `${doing[step]} ${title}: ${megabytes(share * totalBytes)} of ${megabytes(totalBytes)} MB (${percent})`;
}
