import { ownVoice } from '../../../apps/server/test/library-voices.ts';
import { joinedPerson } from '../../../apps/server/test/team.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { testCases } from './python-cases.ts';

let app: TestApp;

testCases('workspace.py', {
  prepare: async () => {
    app = await startTestApp();
    const { apiKey: key, workspaceId } = await app.owner();
    const colleague = await joinedPerson(app, workspaceId, 'editor');
    const admin = await joinedPerson(app, workspaceId, 'admin');
    const grouped = await app.fetch('/v1/workspace/groups', { apiKey: key, json: { name: 'Readers' } });
    const { group } = (await grouped.json()) as { group: { id: string } };
    const voice = await ownVoice(app, admin);
    return { url: app.url, key, colleague: colleague.email, group: group.id, voice };
  },
  close: () => app?.close(),
});
