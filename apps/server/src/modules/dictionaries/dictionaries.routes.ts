import { pronunciationDictionaryRoutes as routes } from '@mynah/contract/dictionaries/pronunciation-dictionaries';
import { handle } from '../../platform/http/index.ts';
import { resourceReader } from '../workspaces/sharing/index.ts';
import { editDictionary, removeDictionary } from './actions/change-dictionary.ts';
import { changeRules, withoutRules, withRules } from './actions/change-rules.ts';
import { createDictionary } from './actions/create-dictionary.ts';
import { getDictionary, getRules } from './actions/get-dictionary.ts';
import { proposePronunciations } from './actions/propose-pronunciations.ts';
import { listDictionaries, pageVersions } from './dictionaries.store.ts';
import { toAdded, toChanged, toDictionary, toRule, toVersion, toWireRule } from './dictionaries.view.ts';
import { lexiconName, readLexiconFile } from './lexicon/lexicon-file.ts';
import { writeLexicon } from './lexicon/write-lexicon.ts';

const ok = { status: 'ok' as const };

export const dictionaryRoutes = [
  handle(routes.list, async ({ platform, actor, query: { cursor, pageSize, ...page } }) => {
    const reader = await resourceReader(platform, actor, 'pronunciation_dictionary');
    const found = await listDictionaries(platform.db, reader, { ...page, after: cursor, most: pageSize + 1 });
    const shown = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return {
      pronunciation_dictionaries: shown.map((dictionary) => toDictionary(reader, dictionary)),
      next_cursor: hasMore ? shown.at(-1)!.id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.addFromFile, async ({ platform, actor, body: { file, ...words } }) => {
    const rules = file ? await readLexiconFile(file) : [];
    const { reader, dictionary } = await createDictionary(platform, actor, { ...words, rules });
    return toAdded(reader, dictionary);
  }),
  handle(routes.addFromRules, async ({ platform, actor, body }) => {
    const made = { ...body, rules: body.rules.map(toRule) };
    const { reader, dictionary } = await createDictionary(platform, actor, made);
    return toAdded(reader, dictionary);
  }),
  handle(routes.get, async ({ platform, actor, params }) => {
    const { reader, dictionary } = await getDictionary(platform, actor, params.pronunciationDictionaryId);
    const rules = await getRules(platform, dictionary, dictionary.versionId);
    return { ...toDictionary(reader, dictionary), rules: rules.map(toWireRule) };
  }),
  handle(routes.update, async ({ platform, actor, params, body }) => {
    const change = { id: params.pronunciationDictionaryId, ...body };
    const { reader, dictionary } = await editDictionary(platform, actor, change);
    return toDictionary(reader, dictionary);
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeDictionary(platform, actor, params.pronunciationDictionaryId);
    return ok;
  }),
  handle(routes.setRules, async ({ platform, actor, params, body }) => {
    const rules = body.rules.map(toRule);
    const which = { id: params.pronunciationDictionaryId, expectedVersionId: body.expectedVersionId };
    return toChanged(await changeRules(platform, actor, { ...which, change: () => rules }));
  }),
  handle(routes.addRules, async ({ platform, actor, params, body }) => {
    const added = body.rules.map(toRule);
    const change = { id: params.pronunciationDictionaryId, change: withRules(added) };
    return toChanged(await changeRules(platform, actor, change));
  }),
  handle(routes.removeRules, async ({ platform, actor, params, body }) => {
    const change = { id: params.pronunciationDictionaryId, change: withoutRules(body.ruleStrings) };
    return toChanged(await changeRules(platform, actor, change));
  }),
  handle(routes.download, async ({ platform, actor, params, setHeader }) => {
    const { dictionary } = await getDictionary(platform, actor, params.dictionaryId);
    const rules = await getRules(platform, dictionary, params.versionId);
    setHeader('content-disposition', `attachment; filename="${lexiconName(dictionary.name)}"`);
    return { contentType: 'text/plain', body: new TextEncoder().encode(writeLexicon(rules)) };
  }),
  handle(routes.listVersions, async ({ platform, actor, params, query: { before, pageSize } }) => {
    const { dictionary } = await getDictionary(platform, actor, params.pronunciationDictionaryId);
    const found = await pageVersions(platform.db, dictionary, { before, most: pageSize + 1 });
    return { versions: found.slice(0, pageSize).map(toVersion), has_more: found.length > pageSize };
  }),
  handle(routes.getVersion, async ({ platform, actor, params }) => {
    const { dictionary } = await getDictionary(platform, actor, params.pronunciationDictionaryId);
    const rules = await getRules(platform, dictionary, params.versionId);
    return { rules: rules.map(toWireRule) };
  }),
  handle(routes.propose, async ({ platform, actor, body, signal }) => ({
    proposals: await proposePronunciations(platform, actor, { ...body, signal }),
  })),
];
