import { voiceCloningRoutes } from '@mynah/contract/voices/voice-cloning';
import { extend } from '../../../platform/extensions.ts';
import { handle, type Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { userAnswerParts } from '../../billing/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { deleteVoice } from './actions/delete-voice.ts';
import { listMadeVoiceIds, ownedVoices } from './owned-voices.ts';
import { blobsOfVoices } from './voice-blobs.ts';

/** Whose a voice is, and how it goes with all that hangs on it. */
export const voiceOwnershipModule: Module = {
  name: 'voice-ownership',
  routes: [
    handle(voiceCloningRoutes.remove, async ({ platform, actor, params }) => {
      await deleteVoice(platform, actor, params.voiceId);
      return { status: 'ok' as const };
    }),
  ],
  extensions: [
    extend(ownedMaterial, ownedVoices),
    extend(workspaceBlobs, blobsOfVoices),
    extend(userAnswerParts, {
      user: async ({ db }, actor) => ({ voices: await listMadeVoiceIds(db, actor) }),
    }),
  ],
};
