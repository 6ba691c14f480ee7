import { add, ownVoice, publish, speakWith } from '../library-voices.ts';
import { addSample } from '../made-voices.ts';
import { silence } from '../speech-files.ts';
import { soloPerson } from '../team.ts';
import type { UsedServer } from './used-server.ts';

/** Voices of people: collected, shared with the library, added by a neighbor, and deleted while others have them. */
export async function makeVoices({
  app,
  owner,
  admin,
  key,
  person,
  recording,
  defaultVoiceId,
}: UsedServer): Promise<string> {
  const made = await person.call<{ collection_id: string }>('/v1/voices/collections', {
    json: { title: 'Narrators', icon: 'book' },
  });
  await person.call(`/v1/voices/collections/${made.collection_id}/voice/${defaultVoiceId}`, {
    method: 'POST',
  });

  const neighbor = await soloPerson(app, 'creator');
  const clone = await ownVoice(app, admin);
  await addSample(app, { workspaceId: owner.workspaceId, voiceId: clone, pcm: silence(2) });
  const { path } = await publish(admin, clone);
  await neighbor.call('POST', `/v1/public/shared-voices/${path}/bookmark`, { bookmarked: true });
  const copy = await add(neighbor, path);
  const { itemId } = await speakWith(app, neighbor, copy, 'With a voice of the library.');
  await neighbor.call('GET', `/v1/history/${itemId}/share-link`);
  await person.send(`/v1/voices/${clone}/manual-verification`, {
    files: recording,
    extra_text: 'It is mine.',
  });

  const leaving = await ownVoice(app, admin, { name: 'Leaving' });
  await add(neighbor, (await publish(admin, leaving, { notice_period: 30 })).path, 'Stays a while');
  await admin.call('DELETE', `/v1/voices/${leaving}`);

  const own = { name: 'Studio me', language: 'en' };
  const { voice_id: professional } = await key.call<{ voice_id: string }>('/v1/voices/pvc', { json: own });
  await key.send(`/v1/voices/pvc/${professional}/samples`, { files: recording });
  await key.call(`/v1/voices/pvc/${professional}/captcha`);
  // it says something else: what was tried is on record
  await key.send(`/v1/voices/pvc/${professional}/captcha`, { recording }).catch(() => {});
  return clone;
}
