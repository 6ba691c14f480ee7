import { websiteRoutes as routes } from '@mynah/contract/website';
import { handle } from '../../../platform/http/index.ts';
import { speakForStranger } from './speak-for-stranger.ts';
import { countListening, takeTurn } from './stranger-limit.ts';

export const websiteSpeechRoutes = [
  handle(routes.speak, async ({ platform, body, ipAddress, requestId, signal, setHeader }) => {
    await countListening(platform, ipAddress);
    const end = takeTurn(platform, ipAddress);
    const sound = speakForStranger(platform, body, { caller: `client ${ipAddress}`, requestId, signal });
    try {
      // what is refused is refused before the first byte
      const first = await sound.next();
      setHeader('cache-control', 'no-store');
      return { contentType: 'audio/pcm', body: andRest(first, sound, end) };
    } catch (cause) {
      end();
      throw cause;
    }
  }),
];

async function* andRest(
  first: IteratorResult<Uint8Array>,
  rest: AsyncGenerator<Uint8Array>,
  end: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
    end();
  }
}
