import type { WidgetSettings } from '../settings.ts';

const older = {
  bg_color: '#ffffff',
  text_color: '#000000',
  btn_color: '#000000',
  btn_text_color: '#ffffff',
  border_color: '#e1e1e1',
  focus_color: '#000000',
} as const;

/** Lays the owner's colors and corners on the element. One that has none follows the visitor's system. */
export function dress(node: HTMLElement, settings: WidgetSettings): void {
  const { styles } = settings;
  const names = Object.keys(older) as (keyof typeof older)[];
  const isUntouched = names.every((name) => settings[name].toLowerCase() === older[name]);
  const hasStyles = Object.entries(styles).some(
    ([name, value]) => value !== null && /^(base|accent)/.test(name),
  );
  node.dataset.scheme = isUntouched && !hasStyles ? 'system' : 'own';
  node.dataset.variant = settings.variant;
  node.dataset.placement = settings.placement;
  const colors: Record<string, string | null> = isUntouched
    ? {}
    : {
        base: settings.bg_color,
        'base-primary': settings.text_color,
        'base-border': settings.border_color,
        accent: settings.btn_color,
        'accent-primary': settings.btn_text_color,
        focus: settings.focus_color,
      };
  const radii: Record<string, number | null> = {
    'sheet-radius': settings.border_radius,
    'compact-sheet-radius': settings.border_radius,
    'button-radius': settings.btn_radius,
  };
  const own: Record<string, string | null> = { ...colors };
  for (const [name, value] of Object.entries(radii)) own[name] = value === null ? null : `${value}px`;
  for (const [name, value] of Object.entries(styles)) {
    if (value !== null) own[name.replaceAll('_', '-')] = typeof value === 'number' ? `${value}px` : value;
  }
  for (const name of [...node.style]) if (name.startsWith('--')) node.style.removeProperty(name);
  for (const [name, value] of Object.entries(own))
    if (value !== null) node.style.setProperty(`--${name}`, value);
}
