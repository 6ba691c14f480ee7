import { MessageSquareText, Users, Wrench } from 'lucide-react';
import { useState } from 'react';
import { LinesInput, TextInput } from '#web/features/agents/editor/fields.tsx';
import { HistoryFields } from '#web/features/agents/editor/tabs/tests/history-fields.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { ResponseFields } from '#web/features/agents/editor/tabs/tests/response-fields.tsx';
import { SimulationFields } from '#web/features/agents/editor/tabs/tests/simulation-fields.tsx';
import {
  blankTest,
  faultOf,
  readVariables,
  variablesText,
} from '#web/features/agents/editor/tabs/tests/test-draft.ts';
import type { NamedTest } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { ToolCallFields } from '#web/features/agents/editor/tabs/tests/tool-call-fields.tsx';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';

interface TestDialogProps {
  /** Undefined: a new one. */
  test?: NamedTest | undefined;
  onClose: () => void;
  onSave: (test: NamedTest) => Promise<void>;
}

/** A test of any kind, as a whole. */
export function TestDialog({ test: former, onClose, onSave }: TestDialogProps) {
  const t = useMessages();
  const [test, setTest] = useState<NamedTest>(() => former ?? blankTest('llm'));
  const [state, setState] = useState<{ isBusy: boolean; failure?: string | undefined }>({ isBusy: false });
  const change = (part: Partial<NamedTest>) => setTest((now) => ({ ...now, ...part }) as NamedTest);
  const save = async (): Promise<void> => {
    const fault = faultOf(test);
    if (fault) {
      setState({ isBusy: false, failure: t(fault) });
      return;
    }
    setState({ isBusy: true });
    try {
      await onSave({ ...test, name: test.name.trim() });
      onClose();
    } catch (error) {
      setState({ isBusy: false, failure: errorText(error) });
    }
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      canClose={!state.isBusy}
      title={t(former ? 'editTest' : 'newTest')}
      footer={
        <>
          <Button disabled={state.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isBusy={state.isBusy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <ChoiceCards
          label={t('kind')}
          value={test.type}
          onChange={(type) => setTest((now) => (now.type === type ? now : blankTest(type, now)))}
          options={[
            {
              value: 'llm',
              label: t('response'),
              hint: t('responseHint'),
              icon: <MessageSquareText aria-hidden />,
            },
            { value: 'tool', label: t('toolCall'), hint: t('toolCallHint'), icon: <Wrench aria-hidden /> },
            {
              value: 'simulation',
              label: t('simulation'),
              hint: t('simulationHint'),
              icon: <Users aria-hidden />,
            },
          ]}
        />
        <TextInput
          label={t('name')}
          maxLength={200}
          value={test.name}
          onChange={(name) => change({ name })}
        />
        <HistoryFields entries={test.chat_history} onChange={(chat_history) => change({ chat_history })} />
        {test.type === 'llm' && <ResponseFields test={test} onChange={change} />}
        {test.type === 'tool' && <ToolCallFields test={test} onChange={change} />}
        {test.type === 'simulation' && <SimulationFields test={test} onChange={change} />}
        <LinesInput
          label={t('variables')}
          hint={t('variablesHint')}
          value={variablesText(test.dynamic_variables).split('\n').filter(Boolean)}
          onChange={(lines) => change({ dynamic_variables: readVariables(lines) })}
        />
        <FormError text={state.failure} />
      </div>
    </Dialog>
  );
}
