import type { Platform } from '../../../platform/platform.ts';
import { BegunSound } from '../../../platform/sound/begun-sound.ts';
import { type StrangersText, speakForStranger } from './speak-for-stranger.ts';
import { countListening, takeTurn } from './stranger-limit.ts';

interface Listening {
  ipAddress: string;
  requestId: string;
  signal: AbortSignal;
}

/**
 * Speech for somebody without an account, with its first sound: what is refused is refused before that.
 * @throws Failure `rate_limit_exceeded`, and as `speakForStranger`
 */
export async function beginForStranger(
  platform: Platform,
  text: StrangersText,
  { ipAddress, requestId, signal }: Listening,
): Promise<AsyncIterable<Uint8Array>> {
  await countListening(platform, ipAddress);
  const end = takeTurn(platform, ipAddress);
  const sound = speakForStranger(platform, text, { caller: `client ${ipAddress}`, requestId, signal });
  try {
    return new BegunSound(await sound.next(), sound, { signal, onEnd: async () => end() });
  } catch (cause) {
    end();
    throw cause;
  }
}
