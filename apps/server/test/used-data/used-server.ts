import type { Directory } from '../scim-directory.ts';
import type { Person } from '../team.ts';
import type { TestApp, TestOwner } from '../test-app.ts';
import type { Caller } from './caller.ts';

/** What every part of the walk has at hand: a server with an owner, who calls by key and from the app. */
export interface UsedServer {
  app: TestApp;
  directory: Directory;
  owner: TestOwner;
  key: Caller;
  person: Caller;
  /** Another of the workspace. */
  admin: Person;
  /** Some seconds of speech. */
  recording: File;
  defaultVoiceId: string;
}
