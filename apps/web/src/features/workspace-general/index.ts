export { TrainingHost } from '#web/features/workspace-general/training-host.tsx';
