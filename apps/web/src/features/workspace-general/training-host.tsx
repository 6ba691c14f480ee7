import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTrainingOptOut } from '#web/features/workspace-general/general.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';

const parameter = 'training_opt_out';

/** Stands in the shell: `?training_opt_out=true` opts out once the workspace is known, then goes (WSP-084, WSP-085). */
export function TrainingHost() {
  const { searchStr } = useLocation();
  const isWanted = new URLSearchParams(searchStr).get(parameter) === 'true';
  return isWanted ? <FollowUp searchStr={searchStr} /> : null;
}

function FollowUp({ searchStr }: { searchStr: string }) {
  const navigate = useNavigate();
  const workspace = useWorkspace().data;
  const user = useUser().data;
  const { mutate } = useTrainingOptOut();
  const isSent = useRef(false);
  useEffect(() => {
    if (!workspace || !user || isSent.current) return;
    isSent.current = true;
    if (user.seat_type === 'workspace_admin') mutate(true);
    const left = new URLSearchParams(searchStr);
    left.delete(parameter);
    void navigate({ to: '.', search: Object.fromEntries(left), replace: true });
  }, [workspace, user, mutate, navigate, searchStr]);
  return null;
}
