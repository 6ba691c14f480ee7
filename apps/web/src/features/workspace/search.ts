import type { Member } from '@mynah/contract/workspaces/members';
import { Crown, UserPlus, Users } from 'lucide-react';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { searchTitle } from '#web/features/workspace/search-titles.ts';
import { title } from '#web/features/workspace/titles.ts';
import { membersQuery } from '#web/features/workspace/workspace.requests.ts';
import {
  type FeatureSearch,
  mostHits,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';
import { bestOf } from '#web/shared/search/match.ts';

const MEMBERS_PATH = '/app/workspace/members';
const FRESH_MS = 30_000;

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('invite'),
      icon: UserPlus,
      keywords: 'add member colleague user',
      target: { to: MEMBERS_PATH, search: { dialog: 'invite' } },
      isFor: ({ isAdmin }) => isAdmin,
    },
  ],
  sections: [
    {
      title: searchTitle('ownership'),
      detail: title('workspace'),
      icon: Crown,
      keywords: 'owner transfer hand over',
      target: { to: MEMBERS_PATH, hash: 'ownership' },
      isFor: ({ isAdmin }) => isAdmin,
    },
  ],
  finders: [{ id: 'people', label: searchTitle('people'), icon: Users, order: 50, find: findPeople }],
};

/** The members come in one list. */
async function findPeople({ words, client }: SearchQuestion): Promise<SearchHit[]> {
  const members = await client.fetchQuery({ ...membersQuery, staleTime: FRESH_MS });
  return bestOf(words, members, (member) => [nameOf(member), member.email])
    .slice(0, mostHits)
    .map(({ item }) => toHit(item));
}

const toHit = (member: Member): SearchHit => ({
  id: member.user_id,
  title: nameOf(member),
  detail: member.first_name ? member.email : undefined,
  target: { to: MEMBERS_PATH, hash: `member-${member.user_id}` },
});
