import { useQueryClient } from '@tanstack/react-query';
import { SpellCheck2 } from 'lucide-react';
import { useState } from 'react';
import { SayItDialog } from '#web/features/dictionaries/index.ts';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { projectKey, setDictionaries } from '#web/features/studio/studio.requests.ts';
import { useSession } from '#web/features/studio/text/use-session.ts';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { Button } from '#web/ui/button.tsx';

/** A selected word, and how it is to be said: it goes into the book's dictionary. */
export function SayItLikeThis({ word }: { word: string }) {
  const t = useMessages();
  const session = useSession();
  const client = useQueryClient();
  const { project } = useOpenProject();
  const [asked, setAsked] = useState<string>();
  const chosen = project.pronunciation_dictionary_locators.map(
    (locator) => locator.pronunciation_dictionary_id,
  );
  const save = async (dictionaryId: string) => {
    // a new version counts from here on, and what it changes is spoken again
    await setDictionaries(project.project_id, [...new Set([...chosen, dictionaryId])]);
    await client.invalidateQueries({ queryKey: projectKey(project.project_id), exact: true });
    await session.renewTakes();
  };
  return (
    <Labelled label={t('pronunciation')}>
      <Button disabled={word.trim() === ''} onClick={() => setAsked(word.trim())} className="justify-start!">
        <SpellCheck2 aria-hidden />
        <span className="truncate">{word.trim() ? t('sayWord', { word: word.trim() }) : t('sayIt')}</span>
      </Button>
      {word.trim() === '' && <p className="text-12 text-ink-3">{t('sayHint')}</p>}
      {asked !== undefined && (
        <SayItDialog
          word={asked}
          dictionaryIds={chosen}
          newName={t('dictionaryOf', { name: project.name.slice(0, 70) })}
          onSaved={save}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Labelled>
  );
}
