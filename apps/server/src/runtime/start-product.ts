import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@mynah/contract';
import type { PackStore } from '@mynah/models';
import { createOwnerLink } from '../modules/accounts/one-time-tokens/index.ts';
import { ensureConfiguredOwner } from '../modules/workspaces/access/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { ServedEngines } from '../platform/engines/engine-pool.ts';
import type { SpeechPool } from '../platform/engines/speech-pool.ts';
import { assemble } from './assemble.ts';
import type { Core } from './core.ts';
import { fetchLaterPacks, knownPacks } from './open-packs.ts';
import { untilReady } from './start-speech.ts';

interface ProductOptions {
  databaseUrl: string;
  speech: SpeechPool;
  engines: ServedEngines;
  packs: PackStore;
}

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The roles api, worker and scheduler. They are called when owner, handlers and engines stand, and not before. */
export async function startProduct(core: Core, { packs, ...options }: ProductOptions): Promise<string> {
  const { config, terminal, signal, startup, onStop } = core;
  const assembly = await assemble({
    ...core,
    ...options,
    packs: knownPacks(packs, config),
    packsOnDemand: packs,
    clock: systemClock,
    webFolder: existsSync(webFolder) ? webFolder : undefined,
  });
  onStop(assembly.stop);
  await untilReady(options.speech, signal);
  startup.finish('engines');
  await assembly.start();
  await ensureConfiguredOwner(assembly.platform);
  const address = await assembly.listen();
  void fetchLaterPacks(packs, core);
  if (config.roles.includes('api')) assembly.platform.localModel.resume();
  const isWhole = config.roles.includes('api');
  terminal.tell(`${brand.name}${isWhole ? '' : ` (${config.roles.join(', ')})`} is ready: ${address}`);
  const token = isWhole && (await createOwnerLink(assembly.platform));
  if (token) terminal.tell(`Set up the owner with this link, once: ${address}/app/setup?token=${token}`);
  return address;
}
