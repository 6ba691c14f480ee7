import type { z } from 'zod';
import { settings } from './settings.ts';

export const roles = ['api', 'worker', 'engine', 'scheduler'] as const;
export type Role = (typeof roles)[number];

export type Config = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

/** Reads the environment once. One sentence for each wrong setting. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const given = environment[setting.variable];
    const parsed = setting.schema.safeParse(given === '' ? undefined : given);
    if (parsed.success) config[name] = parsed.data;
    else faults.push(`${setting.variable}: ${parsed.error.issues[0]?.message ?? 'not valid'}.`);
  }
  if (faults.length > 0) throw new ConfigFault(faults.join(' '));
  return config as Config;
}

export class ConfigFault extends Error {}
