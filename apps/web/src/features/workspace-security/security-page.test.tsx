import type { SingleSignOnState } from '@mynah/contract/workspaces/single-sign-on';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DirectoryPart } from '#web/features/workspace-security/directory-part.tsx';
import { ProviderPeople } from '#web/features/workspace-security/provider-people.tsx';
import { SignOnPart } from '#web/features/workspace-security/sign-on-part.tsx';
import { ConfirmDialogHost } from '#web/ui/confirm-dialog.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

const state: SingleSignOnState = {
  is_available: true,
  is_enforced: false,
  identity_providers: [],
  service_provider: {
    saml_entity_id: 'https://here.test/saml',
    saml_metadata_url: 'https://here.test/metadata',
    saml_acs_url: 'https://here.test/acs',
    oidc_redirect_url: 'https://here.test/callback',
    scim_base_url: 'https://here.test/scim/v2',
  },
};
const provider: SingleSignOnState['identity_providers'][number] = {
  kind: 'oidc',
  identity_provider_id: 'p1',
  name: 'Acme',
  client_id: 'mynah',
  issuer: 'https://id.test',
  has_client_secret: true,
  is_disabled: false,
  default_role: 'editor',
  group_mapping: { Makers: 'g1', Former: 'deleted' },
  created_at_unix: 1,
};
const group = (id: string, name: string) => ({
  id,
  name,
  members: [],
  members_emails: [],
  permissions: [],
  is_scim_synced: false,
  ...{ scim_group: null, scim_frozen: false },
  ...{ group_usage_limit: null, group_pvc_limit: null, character_count: null },
});
const groups = [group('g1', 'Desk'), group('g2', 'Studio')];
const token = { key_id: 't1', name: 'Directory (SCIM)', hint: 'sk_1…9', permissions: ['scim_provision'] };
const other = { key_id: 'k1', name: 'Website', hint: 'sk_2…8', permissions: null };

let answered: SingleSignOnState;
let sent: { method: string; path: string; json: unknown }[];
let status: number;
beforeEach(() => {
  answered = state;
  sent = [];
  status = 200;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method && init.method !== 'GET') {
      sent.push({ method: init.method, path, json: JSON.parse(String(init.body ?? 'null')) });
      const refusal = { detail: { status: 'group_not_found', message: 'There is no such group.' } };
      return Response.json(status === 200 ? { xi_api_key: 'sk_token', key_id: 't2' } : refusal, { status });
    }
    if (path === '/v1/workspace/api-keys') return Response.json({ api_keys: [token, other] });
    if (path === '/v1/workspace/domain-verifications') return Response.json({ domain_verifications: [] });
    return Response.json(answered);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(part: ReactNode): Promise<void> {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {part}
        <ConfirmDialogHost />
        <Toaster />
      </QueryClientProvider>,
    );
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('[WSP-050] other plans read why no provider can be added', async () => {
  answered = { ...state, is_available: false };
  await show(<SignOnPart />);
  expect(
    await screen.findByText('Single sign-on is available on the Trial and Enterprise plans'),
  ).toBeTruthy();
  for (const name of ['Add OpenID Connect', 'Add SAML']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

it('[ERR-011] [ERR-012] a failing list says so in the words of the catalogue, then in the server’s', async () => {
  const detail = { status: 'permission_denied', message: 'Only admins may see them.' };
  vi.stubGlobal('fetch', async () => Response.json({ detail }, { status: 403 }));
  await show(<SignOnPart />);
  const words = 'Error when fetching workspace identity providers Only admins may see them.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('makes a token that can do nothing but SCIM, and shows it once with the address', async () => {
  await show(<DirectoryPart />);
  expect(await screen.findByText('Directory (SCIM)')).toBeTruthy();
  expect(screen.queryByText('Website')).toBeNull();
  await press('Create token');
  expect(await screen.findByDisplayValue('sk_token')).toBeTruthy();
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/v1/workspace/api-keys',
      json: { name: 'Directory (SCIM)', permissions: ['scim_provision'] },
    },
  ]);
  expect(screen.getAllByText('https://here.test/scim/v2')).toHaveLength(2);
});

it('revokes a token once that is confirmed', async () => {
  await show(<DirectoryPart />);
  await press('Revoke sk_1…9');
  expect(sent).toEqual([]);
  await press('Revoke');
  await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', path: '/v1/workspace/api-keys/t1' }]));
});

const showPeople = () => show(<ProviderPeople provider={provider} groups={groups} canSave />);

it('a mapping to a group that is gone must be made anew before it is saved', async () => {
  await showPeople();
  await press('Save');
  expect(await screen.findByText('Choose a group.')).toBeTruthy();
  expect(sent).toEqual([]);
  await press('Remove mapping 2');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    method: 'PATCH',
    path: '/v1/workspace/single-sign-on/providers/p1',
    json: { default_role: 'editor', group_mapping: { Makers: 'g1' } },
  });
});

it('one group of the provider cannot be mapped twice', async () => {
  await showPeople();
  const second = screen.getByLabelText('Group 2 at the provider');
  await userEvent.clear(second);
  await userEvent.type(second, 'Makers');
  await userEvent.click(screen.getByLabelText('Group 2 here'));
  await userEvent.click(await screen.findByRole('option', { name: 'Studio' }));
  await press('Save');
  expect(await screen.findByText('This group is already mapped.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('a refused mapping says why', async () => {
  status = 404;
  await showPeople();
  await press('Remove mapping 2');
  await press('Save');
  expect(await screen.findByText('There is no such group.')).toBeTruthy();
});
