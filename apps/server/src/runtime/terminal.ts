/** What the person at the terminal sees. */
export interface Terminal {
  /** Whether a line can be written over. */
  readonly rewrites: boolean;
  tell(line: string): void;
  /** A line that the next one replaces; undefined takes it away. */
  show(line: string | undefined): void;
}

const clearLine = '\r\u001b[2K';

type Output = Pick<NodeJS.WriteStream, 'write'> & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>;

/** A terminal shows a passing line in place; a file or pipe gets what is told, and no passing line. */
export function openTerminal(output: Output): Terminal {
  const rewrites = output.isTTY === true;
  let shown = false;
  const clear = (): string => {
    const before = shown ? clearLine : '';
    shown = false;
    return before;
  };
  return {
    rewrites,
    tell: (line) => void output.write(`${clear()}${line}\n`),
    show: (line) => {
      if (!rewrites) return;
      // a line that wraps cannot be written over
      const text = line?.slice(0, Math.max(20, (output.columns ?? 80) - 1));
      output.write(`${clear()}${text ?? ''}`);
      shown = text !== undefined;
    },
  };
}
