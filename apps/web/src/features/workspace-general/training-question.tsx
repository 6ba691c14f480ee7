import { useEffect, useRef } from 'react';
import { useTrainingOptOut } from '#web/features/workspace-general/general.requests.ts';
import { useMessages } from '#web/features/workspace-general/messages.ts';
import { trainingParameter as parameter } from '#web/features/workspace-general/training-parameter.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { askToggle } from '#web/ui/ask-toggle.ts';

/** Asks once, and takes the wish out of the address. */
export function TrainingQuestion({ searchStr }: { searchStr: string }) {
  const navigate = useNavigate();
  const workspace = useWorkspace().data;
  const user = useUser().data;
  const ask = useTrainingQuestion();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!workspace || !user || isAsked.current) return;
    isAsked.current = true;
    if (user.seat_type === 'workspace_admin') void ask();
    const left = new URLSearchParams(searchStr);
    left.delete(parameter);
    void navigate({ to: '.', search: Object.fromEntries(left), replace: true });
  }, [workspace, user, ask, navigate, searchStr]);
  return null;
}

/** The switch stands as the address wants it; nothing is sent on cancel. */
function useTrainingQuestion(): () => Promise<void> {
  const t = useMessages();
  const { mutate } = useTrainingOptOut();
  return async () => {
    const isOptedOut = await askToggle({
      title: t('trainingQuestion'),
      toggleLabel: t('training'),
      toggleHint: t('trainingHint'),
      initialValue: true,
      confirmLabel: t('trainingSave'),
    });
    if (isOptedOut !== null) mutate(isOptedOut);
  };
}
