import type { Resource, ResourceRole } from '@mynah/contract/sharing';
import type { VoiceCollection } from '@mynah/contract/voice-collections';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';
import { VOICE_PAGE_SIZE } from '#web/shared/voice-page-size.ts';

const base = '/v1/voices/collections';
const ofCollection = (id: string) => `${base}/${encodeURIComponent(id)}`;

export type CollectionDetails = Pick<VoiceCollection, 'title' | 'icon'>;

export const createCollection = (json: CollectionDetails): Promise<VoiceCollection> =>
  requestJson(base, { method: 'POST', json });

export const editCollection = (id: string, json: CollectionDetails): Promise<VoiceCollection> =>
  requestJson(ofCollection(id), { method: 'PATCH', json });

export const removeCollection = (id: string): Promise<void> =>
  requestJson(ofCollection(id), { method: 'DELETE' });

export const changeMembership = (id: string, voiceId: string, isIn: boolean): Promise<void> =>
  requestJson(`${ofCollection(id)}/voice/${encodeURIComponent(voiceId)}`, {
    method: isIn ? 'POST' : 'DELETE',
  });

/** The ids of its voices. */
export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: ['voice-collections', 'members', id],
    queryFn: async ({ signal }) => {
      const ids: string[] = [];
      let token: string | undefined;
      do {
        const query = { collection_id: id, page_size: VOICE_PAGE_SIZE, next_page_token: token };
        const page = await requestJson<MemberPage>('/v2/voices', { query, signal });
        ids.push(...page.voices.map(({ voice_id }) => voice_id));
        token = page.next_page_token ?? undefined;
      } while (token !== undefined);
      return ids;
    },
  });
type MemberPage = { voices: { voice_id: string }[]; next_page_token: string | null };

const resource_type = 'voice_collection';
const ofResource = (id: string) => `/v1/workspace/resources/${encodeURIComponent(id)}`;

export const sharingQuery = (id: string) =>
  queryOptions({
    queryKey: ['voice-collections', 'sharing', id],
    queryFn: ({ signal }) => requestJson<Resource>(ofResource(id), { query: { resource_type }, signal }),
  });

/** Everybody is the group `default`; without a role the share is taken back. */
export function shareWith(id: string, principal: Principal, role: ResourceRole | null): Promise<void> {
  const verb = role === null ? 'unshare' : 'share';
  const json = { resource_type, ...principal, ...(role !== null && { role }) };
  return requestJson(`${ofResource(id)}/${verb}`, { method: 'POST', json });
}
export type Principal = { group_id: string } | { user_email: string };
