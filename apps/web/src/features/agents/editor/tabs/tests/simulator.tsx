import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { SimulationPart } from '@mynah/contract/agents/testing/simulations';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { TextArea } from '#web/features/agents/editor/fields.tsx';
import { Part } from '#web/features/agents/editor/tabs/part.tsx';
import { Entries } from '#web/features/agents/editor/tabs/tests/entries.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { readLines } from '#web/features/agents/editor/tabs/tests/read-lines.ts';
import type { Target } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { ApiError, errorText } from '#web/shared/api/api-error.ts';
import { request } from '#web/shared/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';

/** Entries at most: a caller that never hangs up is hung up on. */
const longestCall = 40;

interface Simulated {
  isOn: boolean;
  entries: readonly TranscriptEntry[];
  analysis?: SimulationPart['analysis'];
  failure?: string;
}

/** Somebody who does not exist calls, and is heard turn by turn. */
export function Simulator({ target }: { target: Target }) {
  const t = useMessages();
  const { agent, flush, isReadOnly } = useEditor();
  const [scenario, setScenario] = useState('');
  const [call, setCall] = useState<Simulated>({ isOn: false, entries: [] });
  const calling = useRef<AbortController>(undefined);
  useEffect(() => () => calling.current?.abort(), []);
  const start = async (): Promise<void> => {
    const controller = new AbortController();
    calling.current = controller;
    setCall({ isOn: true, entries: [] });
    try {
      if (target.draft) await flush();
      const response = await request('POST /v1/convai/agents/{agent_id}/simulate-conversation/stream', {
        params: { agent_id: agent.agent_id },
        query: { branch_id: target.branchId, version_id: target.draft ? 'draft' : undefined },
        json: {
          simulation_specification: {
            simulated_user_config: { prompt: { prompt: scenario, llm: agentModel(agent) } },
          },
          new_turns_limit: longestCall,
        },
        signal: controller.signal,
      });
      for await (const part of readLines<SimulationPart>(response))
        setCall((former) => ({
          ...former,
          entries: [...former.entries, ...(part.simulated_conversation ?? [])],
          analysis: part.analysis ?? former.analysis,
        }));
      setCall((former) => ({ ...former, isOn: false }));
    } catch (error) {
      const failure = controller.signal.aborted ? undefined : why(error);
      setCall((former) => ({ ...former, isOn: false, ...(failure && { failure }) }));
    }
  };
  const why = (error: unknown): string =>
    error instanceof ApiError && error.reason === 'language_model_unavailable'
      ? t('noModel')
      : errorText(error);
  if (isReadOnly) return null;
  const { isOn, entries, analysis, failure } = call;
  return (
    <Part title={t('simulator')} text={t('simulatorText')}>
      <TextArea
        label={t('scenario')}
        placeholder={t('scenarioExample')}
        value={scenario}
        onChange={setScenario}
      />
      <div className="flex items-center gap-3">
        {isOn ? (
          <Button onClick={() => calling.current?.abort()}>{t('endSimulation')}</Button>
        ) : (
          <Button disabled={scenario.trim() === ''} onClick={() => void start()}>
            {t('simulate')}
          </Button>
        )}
        <span role="status" className="text-13 text-ink-2">
          {isOn && t('simulating')}
        </span>
      </div>
      <FormError text={failure} />
      {entries.length > 0 && <Entries label={t('simulatedCall')} entries={entries} />}
      {analysis && (
        <div className="text-13">
          <h3 className="font-medium">{t('analysis')}</h3>
          <p className="text-ink-2">{analysis.transcript_summary}</p>
          <ul className="mt-1 list-disc ps-5 text-ink-2">
            {analysis.evaluation_criteria_results_list.map(({ criteria_id, result, rationale }) => (
              <li key={criteria_id}>
                {criteria_id}: {result}. {rationale}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
}

/** Who thinks for the agent plays the caller. */
const agentModel = ({ conversation_config }: ReturnType<typeof useEditor>['agent']) =>
  conversation_config.agent.prompt.llm;
