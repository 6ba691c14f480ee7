import type { Voice } from '@mynah/contract/voices/voices';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SettledVoice } from '../registry/index.ts';
import { type VoiceFields, voiceParts } from './extension-points.ts';
import { toVoice } from './voices.view.ts';

/** Voices as the wire has them, with what the modules above know of them: a few queries a module, none a voice. */
export async function describeVoices(
  platform: Pick<Platform, 'db' | 'keys' | 'clock' | 'publicUrl' | 'extensions'>,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  voices: readonly SettledVoice[],
  { withSettings }: { withSettings: boolean } = { withSettings: true },
): Promise<Voice[]> {
  const described: ReadonlyMap<string, VoiceFields>[] = [];
  for (const part of platform.extensions.at(voiceParts)) {
    if (part.describe) described.push(await part.describe(platform, { workspaceId }, voices));
  }
  return voices.map((voice) => {
    const fields = described.flatMap((byVoice) => byVoice.get(voice.rowId) ?? []);
    return toVoice(platform, voice, { withSettings, fields });
  });
}
