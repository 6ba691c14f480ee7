export { TwoTakes } from '#web/features/two-takes/two-takes.tsx';
