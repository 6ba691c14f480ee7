import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, by what a run said; begun last, it would run alone in the end. */
export const longFiles = [
  'apps/server/test/hostile-input.api.test.ts',
  'apps/server/test/crash.api.test.ts',
  'apps/server/src/runtime/roles.api.test.ts',
  'apps/server/src/modules/speech/music/music.api.test.ts',
  'apps/server/test/permission-walk.api.test.ts',
  'apps/server/src/modules/speech/tool-runs/tool-runs.api.test.ts',
  'apps/server/src/platform/jobs/pg-boss-jobs.api.test.ts',
  'tests/sdk-python/src/workspace.sdk.test.ts',
  'apps/server/test/start-faults.api.test.ts',
  'apps/server/test/broken-database.api.test.ts',
  'apps/server/src/modules/speech/generation/left-alone.api.test.ts',
  'apps/server/src/modules/voices/design/design.models.test.ts',
  'apps/server/src/modules/voices/cloning/cloning.models.test.ts',
  'apps/server/src/modules/voices/professional/professional.models.test.ts',
  'apps/server/src/modules/speech/speech-to-text/speech-to-text.models.test.ts',
  'tests/sdk-python/src/voices.models.test.ts',
  'tests/sdk/src/voices.models.test.ts',
  'apps/server/src/modules/voices/safety/captcha.models.test.ts',
  'tests/sdk-python/src/recordings.models.test.ts',
  'packages/engines/kokoro/src/kokoro-engine.test.ts',
  'packages/engines/cloning/src/cloning-engine.test.ts',
  'packages/engines/whisper/src/whisper-engine.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longFiles.findIndex((path) => moduleId.endsWith(`/${path}`));
  return rank < 0 ? longFiles.length : rank;
};

/** Projects in their order, and in each of them what takes longest first: a fresh clone knows no times, only sizes. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
