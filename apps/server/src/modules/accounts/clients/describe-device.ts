import type { deviceKinds } from '@mynah/contract/accounts/sessions';
import bowser from 'bowser';

interface Device {
  /** `Firefox on Linux` */
  name: string;
  kind: (typeof deviceKinds)[number];
}

/** What people recognize their browser by. What is no browser is named by its own first word. */
export function describeDevice(userAgent: string | null | undefined): Device {
  if (!userAgent) return { name: 'Unknown device', kind: 'program' };
  const { browser, os, platform } = bowser.parse(userAgent);
  const system = os.name && (systemNames[os.name] ?? os.name);
  if (!browser.name || !system) return { name: firstWord(userAgent), kind: 'program' };
  const kind = platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'desktop';
  return { name: `${browser.name} on ${system}`, kind };
}

const systemNames: Readonly<Record<string, string>> = { 'Chrome OS': 'ChromeOS' };

/** `python-httpx/0.27` is `python-httpx`. */
const firstWord = (userAgent: string): string =>
  /^[\w .-]{1,40}/.exec(userAgent)?.[0].trim() || 'Unknown device';
