import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { findProgram, isExecutable } from '../processes/find-program.ts';

export const liveKitVersion = '1.8.4';
export const liveKitProgram = 'livekit-server';

interface Where {
  config: Pick<Config, 'liveKitProgram'>;
  dataFolder: string;
}

/** What this server makes of LiveKit for itself. */
export const liveKitFolder = ({ dataFolder }: Pick<Where, 'dataFolder'>): string =>
  join(dataFolder, 'livekit');

/** Where one that was fetched or built lies; its version is in the name, so that an upgrade makes its own. */
export const madeLiveKit = (where: Pick<Where, 'dataFolder'>): string =>
  join(liveKitFolder(where), `${liveKitProgram}-${liveKitVersion}`);

/** Where the program of LiveKit lies: the setting, the PATH, or what was made before. Looked up each time. */
export function findLiveKit({ config, dataFolder }: Where): string | undefined {
  if (config.liveKitProgram) return config.liveKitProgram;
  const made = madeLiveKit({ dataFolder });
  return findProgram(liveKitProgram, []) ?? (isExecutable(made) ? made : undefined);
}
