import type { speechFlowRoutes } from '@mynah/contract/speech/flows';
import type { Actor, Call } from '../../../../platform/http/index.ts';
import { storedActor } from '../../../../platform/http/stored-actor.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startRun } from '../../../../platform/workflows/index.ts';
import { Generation } from '../../../billing/index.ts';
import { priceWithUses } from '../../generation/index.ts';
import { background, type planning } from '../../speaking/index.ts';
import { planRequest } from '../../text-to-speech/index.ts';
import { speakFlow } from '../speak-flow.ts';
import { insertFlow } from '../speech-flows.store.ts';

type Asked = Call<typeof speechFlowRoutes.create>['body'];

/**
 * Takes an order in: looks at all of it, holds its price, and writes row and work in one transaction.
 * @throws Failure as speaking at once does: `voice_not_found`, `quota_exceeded`, `output_format_not_allowed`, ...
 */
export async function orderSpeech(
  platform: Platform,
  actor: Actor,
  asked: Asked,
  requestId: string,
): Promise<string> {
  const order = toOrder(asked);
  const planned = await planRequest(platform, actor, order, { requestId, whole: true });
  const generation = await Generation.begin(platform, actor, {
    product: 'text-to-speech',
    price: priceWithUses(platform, actor, planned.price),
    usage: background.usageOfSpeech(planned),
    road: 'job',
    slot: null,
  });
  const { workspaceId, userId } = actor;
  const id = newId();
  try {
    await generation.carry(async (transaction, reservation) => {
      await insertFlow(transaction, {
        id,
        workspaceId,
        userId,
        requestId,
        modelId: asked.modelId,
        order,
        listeners: listenersOf(asked),
        actor: storedActor(actor),
        reservation,
        state: 'pending',
        createdAt: platform.clock.now(),
      });
      await startRun(platform, transaction, speakFlow, { id, workspaceId });
    });
  } catch (cause) {
    await generation.release();
    throw cause;
  }
  return id;
}

const toOrder = ({ text, voice, modelId, outputFormat, ...asked }: Asked): planning.SpeechOrder => ({
  text,
  voiceId: voice,
  modelId,
  outputFormat,
  enableLogging: true,
  pronunciationDictionaryLocators: asked.pronunciationDictionaryLocators,
  ...('languageCode' in asked && asked.languageCode && { languageCode: asked.languageCode }),
  ...(asked.voiceSettings && { voiceSettings: asked.voiceSettings }),
});

const listenersOf = ({ webhook }: Asked) =>
  webhook === undefined ? null : webhook.type === 'all' ? ('all' as const) : webhook.ids;
