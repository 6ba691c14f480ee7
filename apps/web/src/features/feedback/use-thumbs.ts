import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ratedItemQuery } from '#web/features/feedback/feedback.requests.ts';
import { pressThumb } from '#web/features/feedback/press-thumb.ts';
import { useCanEdit } from '#web/shared/account/roles.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** HIS-037; and whoever may only look says nothing either. */
export function useMayRate(): boolean {
  const isEnabled = useAppConfig().data?.feedback_enabled === true;
  const canEdit = useCanEdit();
  return isEnabled && canEdit;
}

export interface Thumbs {
  /** Undefined until something was said. */
  thumbsUp: boolean | undefined;
  press: (thumbsUp: boolean) => void;
}

export function useThumbs(historyItemId: string | null): Thumbs {
  const client = useQueryClient();
  const { data } = useQuery({ ...ratedItemQuery(historyItemId ?? ''), enabled: historyItemId !== null });
  const { mutate, isPending } = useMutation({
    mutationFn: async (thumbsUp: boolean) => {
      if (historyItemId !== null) await okOrToast(pressThumb(client, historyItemId, thumbsUp));
    },
  });
  return {
    thumbsUp: data?.feedback?.thumbs_up,
    press: (thumbsUp) => {
      if (!isPending) mutate(thumbsUp);
    },
  };
}
