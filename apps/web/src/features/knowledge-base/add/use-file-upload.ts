import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addFile, knowledgeKey } from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { toast } from '#web/ui/toast.tsx';

/** Sends files one after another; what the server refuses stands where they were dropped. */
export function useFileUpload(folder: string | undefined) {
  const t = useMessages();
  const client = useQueryClient();
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([]);
  const send = async (files: readonly File[]): Promise<void> => {
    const failures: { name: string; reason: string }[] = [];
    for (const file of files) {
      setSending(file.name);
      try {
        await addFile(file, folder);
      } catch (cause) {
        failures.push({ name: file.name, reason: errorText(cause) });
      }
    }
    setSending(undefined);
    setRefused(failures);
    await client.invalidateQueries({ queryKey: knowledgeKey });
    const count = files.length - failures.length;
    if (count > 0) toast.success(t('filesAdded', { count }));
  };
  return { send, sending, refused, forget: () => setRefused([]) };
}
