import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTrainingOptOut } from '#web/features/workspace-general/general.requests.ts';
import { useMessages } from '#web/features/workspace-general/messages.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';
import { askToggle } from '#web/ui/ask-toggle.ts';

const parameter = 'training_opt_out';

/**
 * Stands in the shell: `?training_opt_out=true` asks once the workspace is known, whether to opt out (WSP-084, NOT-012),
 * and goes. An address alone changes nothing.
 */
export function TrainingHost() {
  const { searchStr } = useLocation();
  const isWanted = new URLSearchParams(searchStr).get(parameter) === 'true';
  return isWanted ? <FollowUp searchStr={searchStr} /> : null;
}

function FollowUp({ searchStr }: { searchStr: string }) {
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
