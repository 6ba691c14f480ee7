import type { PlannedSpeech } from './plan/index.ts';

/** What planned speech uses, as it stands beside its charge. */
export const usageOfSpeech = ({ model, item, price }: Pick<PlannedSpeech, 'model' | 'item' | 'price'>) => ({
  modelId: model.id,
  voiceId: item.voiceId ?? undefined,
  characters: price.characters,
  voiceRate: price.voiceRate,
});
