const SYMBOLS: Record<string, string> = {
  shift: '⇧',
  enter: '↵',
  escape: 'Esc',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  space: 'Space',
};

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Shows a combination such as `mod+k` the way the machine names it. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className="inline-flex gap-1">
      {keys.split('+').map((key) => (
        <kbd
          key={key}
          className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border bg-sunken px-1 text-11 text-ink-2"
        >
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  );
}

function nameOf(key: string): string {
  if (key === 'mod') return isApple() ? '⌘' : 'Ctrl';
  return SYMBOLS[key] ?? key.toUpperCase();
}
