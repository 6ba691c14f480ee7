import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeSignOnOffice, refusalOf, type SignOnOffice } from '../../../../../test/sign-on-office.ts';
import { openDns } from '../../../../platform/dns/dns.ts';
import { createApiKey } from '../../access/api-keys/actions/create-api-key.ts';
import { domainVerifications } from './domains.tables.ts';

let office: SignOnOffice;
beforeAll(async () => {
  office = await makeSignOnOffice();
});
afterEach(async () => {
  await office.forgetMembers();
  await office.db.delete(domainVerifications);
  office.names.isSilent = false;
});
afterAll(() => office.close());

const path = '/v1/workspace/domain-verifications';

interface Verification {
  domain_verification_id: string;
  domain: string;
  dns_txt_record: string;
  verified_at_unix: number | null;
}

const start = (domain: string, apiKey = office.owner.apiKey) =>
  office.app.fetch(path, { json: { domain }, apiKey });
const check = (id: string, apiKey = office.owner.apiKey) =>
  office.app.fetch(`${path}/${id}/check`, { method: 'POST', json: {}, apiKey });
const started = async (domain: string, apiKey?: string) =>
  (await (await start(domain, apiKey)).json()) as Verification;

describe('a domain', () => {
  it('[WSP-026] [WSP-061] is verified once its record is there, and given up', async () => {
    const verification = await started(' Ada@ACME.example ');
    expect(verification).toMatchObject({
      domain: 'acme.example',
      dns_txt_record: expect.stringMatching(/^mynah-domain-verification=\w{20}$/),
      verified_at_unix: null,
    });
    const { domain_verification_id: id, dns_txt_record: record } = verification;
    expect(await (await check(id)).json()).toMatchObject({ verified_at_unix: null });
    office.names.records.set('acme.example', ['v=spf1 -all', 'mynah-domain-verification=another']);
    expect(await (await check(id)).json()).toMatchObject({ verified_at_unix: null });
    office.names.records.set('acme.example', ['v=spf1 -all', record]);
    const now = Math.floor(office.app.clock.now().getTime() / 1000);
    expect(await (await check(id)).json()).toMatchObject({ verified_at_unix: now });
    const listed = await office.asAdmin<{ domain_verifications: Verification[] }>(path);
    expect(listed.domain_verifications).toMatchObject([{ domain: 'acme.example', verified_at_unix: now }]);
    expect(await office.auditOf('domain', 'verify')).toHaveLength(1);
    expect(await office.asAdmin(`${path}/${id}`, undefined, 'DELETE')).toEqual({ status: 'ok' });
    expect(
      (await office.asAdmin<{ domain_verifications: Verification[] }>(path)).domain_verifications,
    ).toEqual([]);
  });

  it('keeps its record when it is started again', async () => {
    expect(await started('acme.example')).toEqual(await started('ACME.example'));
  });

  it.each([
    '',
    'acme',
    'http://acme.example',
    'acme.example/path',
    '127.0.0.1',
    'a b.example',
    '-a.example',
    'acme.example:53',
  ])('is not %j', async (domain) => {
    expect((await start(domain)).status).toBe(422);
  });

  it('of another script is kept as its ASCII form', async () => {
    expect(await started('bücher.example')).toMatchObject({ domain: 'xn--bcher-kva.example' });
  });

  it('is of one workspace only, be it checked at the same moment', async () => {
    const neighbor = await office.makeNeighbor('root@other.example');
    const { key } = await createApiKey(office.app.platform, neighbor, { name: 'theirs' });
    const ours = await started('acme.example');
    const theirs = await started('acme.example', key);
    expect(theirs.dns_txt_record).not.toBe(ours.dns_txt_record);
    office.names.records.set('acme.example', [ours.dns_txt_record, theirs.dns_txt_record]);
    const answers = await Promise.all([
      check(ours.domain_verification_id),
      check(theirs.domain_verification_id, key),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(await refusalOf(refused)).toMatchObject({ code: 'domain_taken' });
  });

  it('says so when the name servers are silent', async () => {
    const { domain_verification_id: id } = await started('acme.example');
    office.names.isSilent = true;
    const { platform } = office.app;
    Object.assign(platform, { dns: openDns(platform.config.dnsServers, { timeoutMs: 200 }) });
    expect(await refusalOf(await check(id))).toMatchObject({ status: 503, code: 'dns_unavailable' });
  });
});
