import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { usePlatform } from '#web/features/agents/editor/editor-context.tsx';

/** The agent with one more test, or as it is where it has that test. */
export function withTest(content: AgentContent, testId: string): AgentContent {
  const { testing } = content.platform_settings;
  if (testing.attached_tests.some(({ test_id }) => test_id === testId)) return content;
  const attached_tests = [...testing.attached_tests, { test_id: testId, workflow_node_id: null }];
  return {
    ...content,
    platform_settings: { ...content.platform_settings, testing: { ...testing, attached_tests } },
  };
}

/** The tests of the open agent: settings like any other, published with the rest. */
export function useAttachedTests() {
  const [testing, setTesting] = usePlatform('testing');
  const { attached_tests: attached } = testing;
  const ids = attached.map(({ test_id }) => test_id);
  return {
    ids,
    attach: (id: string) => {
      if (!ids.includes(id))
        setTesting({ ...testing, attached_tests: [...attached, { test_id: id, workflow_node_id: null }] });
    },
    detach: (id: string) =>
      setTesting({ ...testing, attached_tests: attached.filter(({ test_id }) => test_id !== id) }),
  };
}
