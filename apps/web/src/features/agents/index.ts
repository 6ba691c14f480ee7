export { TestFromTurn } from '#web/features/agents/editor/tabs/tests/test-from-turn.tsx';
