interface LineLimits {
  mostLines: number;
  fits: (line: string) => boolean;
}

/** Breaks a text between words into lines that fit; what is beyond the last one is an ellipsis. */
export function wrapLines(text: string, { mostLines, fits }: LineLimits): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < mostLines) {
    const line = longestStart(rest, fits);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  const last = lines.at(-1);
  if (rest !== '' && last !== undefined) lines[lines.length - 1] = shortened(last, fits);
  return lines;
}

/** As many whole words as fit; of a word that is wider than a line, as many characters. */
function longestStart(text: string, fits: LineLimits['fits']): string {
  const words = text.split(' ');
  let count = 1;
  while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count += 1;
  const line = words.slice(0, count).join(' ');
  if (count > 1 || fits(line)) return line;
  const characters = [...line];
  let length = characters.length;
  while (length > 1 && !fits(characters.slice(0, length).join(''))) length -= 1;
  return characters.slice(0, length).join('');
}

function shortened(line: string, fits: LineLimits['fits']): string {
  const characters = [...line.replace(/…$/, '')];
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('').replace(/[\s,;:–-]+$/, '')}…`;
}
