import type { VoiceCollection } from '@mynah/contract/voices/voice-collections';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { VOICE_PAGE_SIZE } from '#web/shared/voice-page-size.ts';

export type CollectionDetails = Pick<VoiceCollection, 'title' | 'icon'>;

export const createCollection = (json: CollectionDetails): Promise<VoiceCollection> =>
  call('POST /v1/voices/collections', { json });

export const editCollection = (id: string, json: CollectionDetails): Promise<VoiceCollection> =>
  call('PATCH /v1/voices/collections/{collection_id}', { params: { collection_id: id }, json });

export const removeCollection = (id: string): Promise<unknown> =>
  call('DELETE /v1/voices/collections/{collection_id}', { params: { collection_id: id } });

export const changeMembership = (id: string, voiceId: string, isIn: boolean): Promise<unknown> =>
  call(`${isIn ? 'POST' : 'DELETE'} /v1/voices/collections/{collection_id}/voice/{voice_id}`, {
    params: { collection_id: id, voice_id: voiceId },
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
        const page = await call('GET /v2/voices', { query, signal });
        ids.push(...page.voices.map(({ voice_id }) => voice_id));
        token = page.next_page_token ?? undefined;
      } while (token !== undefined);
      return ids;
    },
  });
