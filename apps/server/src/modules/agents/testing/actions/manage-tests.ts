import { type TestDefinition, testDefinition } from '@mynah/contract/agents/testing/agent-tests';
import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { resourceReader, roleOn, shareNewResource } from '../../../workspaces/sharing/index.ts';
import type { AgentTestRow } from '../testing.tables.ts';
import { changeTest, deleteTest, findTests, insertTest } from '../tests.store.ts';
import { requireFolder } from './find-folder.ts';

/** A test as a caller writes it: what it tests, its name, and the folder where it is to stand. */
export type GivenTest = TestDefinition & { name: string; parent_folder_id?: string | undefined };

export const readers = (platform: Platform, actor: Actor) =>
  resourceReader(platform, actor, 'convai_agent_response_tests');

export async function createTest(platform: Platform, actor: Actor, given: GivenTest): Promise<string> {
  const { name, parent_folder_id: folderId = null } = given;
  if (folderId) await requireFolder(platform, actor, folderId);
  const { workspaceId, userId: creatorUserId } = actor;
  const id = newId('test_');
  await platform.db.transaction(async (transaction) => {
    const definition = testDefinition.parse(given);
    await insertTest(transaction, {
      ...{ id, workspaceId, creatorUserId, folderId, name, type: given.type, definition },
    });
    await shareNewResource(transaction, actor, { type: 'convai_agent_response_tests', id });
  });
  return id;
}

/** @throws Failure `agent_test_not_found`; `permission_denied` to who may do less */
export async function requireTest(
  platform: Platform,
  actor: Actor,
  id: string,
  least: ResourceRole,
): Promise<AgentTestRow> {
  const reader = await readers(platform, actor);
  const [test] = await findTests(platform.db, reader, [id]);
  if (!test) throw new Failure('agent_test_not_found', 'There is no such test.');
  const role = roleOn(reader, test);
  if (least === 'editor' && role !== 'editor' && role !== 'admin')
    throw new Failure('permission_denied', `This requires the role editor on the test. Yours is ${role}.`);
  return test;
}

/** Written anew as a whole, the kind as well. A folder that is not named stays. */
export async function replaceTest(
  platform: Platform,
  actor: Actor,
  id: string,
  given: GivenTest,
): Promise<AgentTestRow> {
  const test = await requireTest(platform, actor, id, 'editor');
  const { name, type, parent_folder_id: folderId = test.folderId } = given;
  if (folderId && folderId !== test.folderId) await requireFolder(platform, actor, folderId);
  const change = { name, type, folderId, definition: testDefinition.parse(given) };
  await changeTest(platform.db, test, change);
  return { ...test, ...change };
}

export async function removeTest(platform: Platform, actor: Actor, id: string): Promise<void> {
  const test = await requireTest(platform, actor, id, 'editor');
  await deleteTest(platform.db, test);
}
