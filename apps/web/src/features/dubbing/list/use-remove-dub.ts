import { useQueryClient } from '@tanstack/react-query';
import { type Dub, dubsKey, removeDub } from '#web/features/dubbing/dubbing.requests.ts';
import { message } from '#web/features/dubbing/messages.ts';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** Deleting takes every language and export along, so it asks. True when it is gone. */
export function useRemoveDub() {
  const client = useQueryClient();
  const remove = async ({ dubbing_id: id, name }: Pick<Dub, 'dubbing_id' | 'name'>): Promise<boolean> => {
    const isMeant = await confirm({
      title: message('deleteTitle', { name }),
      description: message('deleteText'),
      confirmLabel: message('delete'),
      isDanger: true,
    });
    if (!isMeant || !(await okOrToast(removeDub(id)))) return false;
    toast.success(message('deleted'));
    await client.invalidateQueries({ queryKey: dubsKey });
    return true;
  };
  return { remove };
}
