import { generationsRoutes as routes } from '@mynah/contract/speech/generations';
import { handle, type Module } from '../../../platform/http/index.ts';
import { stopGeneration } from './presence.ts';

/** The frame of whatever makes sound. */
export const generationModule: Module = {
  name: 'generation',
  routes: [
    handle(routes.stop, async ({ platform, actor, params }) => {
      await stopGeneration(platform, actor, params.generationName);
      return { status: 'ok' as const };
    }),
  ],
};
