import { promptAgent } from '@mynah/contract/agents/config/prompt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { type KnowledgeOf, retrieveWell } from './index.ts';

const languages = {
  Bäckerei: 'Das Brot kommt jeden Morgen um sechs aus dem Ofen, frische Brötchen gibt es bis mittags.',
  estacionamiento: 'Detrás del edificio hay sitio para cuarenta coches, y aparcar no cuesta nada.',
  返金: 'ご満足いただけない場合は、ご購入から一か月以内に代金をお返しします。',
};

const texts = {
  refunds: 'Customers who are unhappy get their money back within a month of the purchase.',
  parking: 'There is room for forty cars behind the building, at no charge.',
  bakery: 'Bread comes out of the oven at six every morning.',
};

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('the model that tells meanings apart', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app?.close());

  /** Documents of these texts, with their vectors; gives the way to ask for the best. */
  async function shelve(shelf: Readonly<Record<string, string>>) {
    const owner = await soloPerson(app, 'enterprise');
    const locators: KnowledgeOf['locators'][number][] = [];
    for (const [name, text] of Object.entries(shelf)) {
      const { body } = await owner.call('POST', '/v1/convai/knowledge-base/text', { name, text });
      locators.push({ type: 'text', name, id: (body as { id: string }).id, usage_mode: 'auto' });
    }
    const { rag } = promptAgent.parse({ rag: { enabled: true } });
    const best = async (query: string) => {
      const { workspaceId } = owner.actor;
      const signal = new AbortController().signal;
      return retrieveWell(app.platform, { workspaceId, locators, rag, query, signal });
    };
    for (const { id } of locators)
      await until(async () => {
        const path = `/v1/convai/knowledge-base/${id}/rag-index`;
        const { body } = await owner.call('POST', path, { model: 'e5_mistral_7b_instruct' });
        expect(body).toMatchObject({ status: 'succeeded' });
      });
    await until(async () => expect((await best('anything')).usedVectors).toBe(true));
    return best;
  }

  it('[AGT-004] a document is found in words that it does not use', async () => {
    const best = await shelve(texts);
    const expected = { 'Where can I leave my vehicle?': 'parking', 'Could I be reimbursed?': 'refunds' };
    for (const [query, name] of Object.entries(expected))
      expect((await best(query)).sources[0]).toMatchObject({ documentName: name });
  });

  it('[AGT-004] so is one of another language, whatever the language of the question', async () => {
    const best = await shelve(languages);
    const expected = {
      'Wo kann ich mein Auto abstellen?': 'estacionamiento',
      'When is the bread ready?': 'Bäckerei',
      '¿Me devuelven el dinero?': '返金',
    };
    for (const [query, name] of Object.entries(expected))
      expect((await best(query)).sources[0]).toMatchObject({ documentName: name });
  });
});
