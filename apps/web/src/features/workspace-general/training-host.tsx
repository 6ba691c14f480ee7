import { Suspense } from 'react';
import { trainingParameter } from '#web/features/workspace-general/training-parameter.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useLocation } from '#web/shared/routing/index.ts';

const TrainingQuestion = lazy(async () => ({
  default: (await import('#web/features/workspace-general/training-question.tsx')).TrainingQuestion,
}));

/**
 * Stands in the shell: `?training_opt_out=true` asks once the workspace is known, whether to opt out (WSP-084, NOT-012),
 * and goes. An address alone changes nothing.
 */
export function TrainingHost() {
  const { searchStr } = useLocation();
  if (new URLSearchParams(searchStr).get(trainingParameter) !== 'true') return null;
  return (
    <Suspense>
      <TrainingQuestion searchStr={searchStr} />
    </Suspense>
  );
}
