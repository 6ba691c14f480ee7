import { dubbingLimits, speakerVoices } from '@mynah/contract/dubbing/dubbing-values';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVoice } from '../../voices/catalog/index.ts';
import { findSpeaker, insertSpeakers, listSpeakers, nextPosition, updateSpeaker } from '../segments.store.ts';
import { speakerNotFound } from './change-source.ts';
import { type Editing, touchTargets } from './edit-dubbing.ts';

export interface SpeakerChange {
  name?: string | undefined;
  /** `track-clone`, `clip-clone`, `similar`, or a voice. */
  voice?: string | undefined;
  stability?: number | undefined;
  similarity?: number | undefined;
  style?: number | undefined;
}

const isKind = (voice: string): boolean => speakerVoices.some((kind) => kind === voice);

/** Whoever is to speak is a voice that the caller sees. @throws Failure `voice_not_found` */
export async function requireVoice(
  platform: Platform,
  actor: Actor,
  voice: string | undefined,
): Promise<void> {
  if (voice !== undefined && !isKind(voice)) await getVoice(platform, actor, voice);
}

/** Renames a speaker, or gives them another voice, in every line at once. @throws Failure `dubbing_speaker_not_found` */
export async function changeSpeaker(
  { transaction, dubbing }: Editing,
  id: string,
  { name, voice, stability, similarity, style }: SpeakerChange,
): Promise<void> {
  const speaker = await findSpeaker(transaction, dubbing, id);
  if (!speaker) throw speakerNotFound();
  const sound = { voice, stability, similarity, style };
  const isOther = (key: keyof typeof sound): boolean =>
    sound[key] !== undefined && sound[key] !== speaker[key];
  if ((Object.keys(sound) as (keyof typeof sound)[]).some(isOther)) await touchTargets(transaction, dubbing);
  await updateSpeaker(transaction, dubbing, id, {
    // an update of nothing is none
    updatedAt: new Date(),
    ...(name !== undefined && { name }),
    ...(voice !== undefined && { voice }),
    ...(stability !== undefined && { stability }),
    ...(similarity !== undefined && { similarity }),
    ...(style !== undefined && { style }),
  });
}

/** @throws Failure `unprocessable` where there are too many */
export async function addSpeaker(
  { transaction, dubbing }: Editing,
  { id = newId(), name, voice = 'track-clone', ...settings }: SpeakerChange & { id?: string },
): Promise<string> {
  const position = await nextPosition(transaction, dubbing);
  const count = (await listSpeakers(transaction, dubbing)).length;
  if (count >= dubbingLimits.speakers)
    throw new Failure('unprocessable', `A dubbing can have ${dubbingLimits.speakers} speakers.`, {
      loc: ['body'],
    });
  const { id: dubbingId, workspaceId } = dubbing;
  const speaker = { id, dubbingId, workspaceId, position, voice, name: name ?? `Speaker ${position + 1}` };
  const added = await insertSpeakers(transaction, [{ ...speaker, ...settings }])
    .onConflictDoNothing()
    .returning();
  // the id is the editor's: one of another dubbing is taken by nobody
  if (added.length === 0)
    throw new Failure('unprocessable', 'This id is taken. Choose another.', {
      loc: ['body', 'speakers'],
    });
  return id;
}
