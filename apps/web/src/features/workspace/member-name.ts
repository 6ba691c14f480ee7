import type { Member } from '@mynah/contract/workspaces/members';

export const nameOf = ({ first_name, email }: Pick<Member, 'first_name' | 'email'>): string =>
  first_name ?? email;
