import { type AudioItemAction, connectAudioItemActions } from '#web/shared/audio-items/audio-item-actions.ts';
import { connectGenerationKinds, type GenerationKind } from '#web/shared/audio-items/generation-kinds.ts';
import { loadCode } from '#web/shared/connection/load-code.ts';
import { connectUnderWay, type UnderWaySource } from '#web/shared/under-way.ts';

const kinds = import.meta.glob<GenerationKind[]>('../features/*/generation-kinds.ts', {
  eager: true,
  import: 'generationKinds',
});
const actions = import.meta.glob<{ audioItemActions: AudioItemAction[] }>(
  '../features/*/audio-item-actions.ts',
);
const underWay = import.meta.glob<{ underWay: UnderWaySource }>('../features/*/under-way.ts');

/** What the player and the lists of sounds show of the features; done once, before anything is drawn. */
export function connectFeatures(): void {
  connectGenerationKinds(Object.values(kinds).flat());
  connectAudioItemActions(async () => {
    const modules = await Promise.all(Object.values(actions).map(loadCode));
    return modules.flatMap((module) => module.audioItemActions);
  });
  connectUnderWay(async () => {
    const modules = await Promise.all(Object.values(underWay).map(loadCode));
    return modules.map((module) => module.underWay);
  });
}
