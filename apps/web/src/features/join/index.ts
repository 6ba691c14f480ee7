export { JoinHost } from '#web/features/join/join-host.tsx';
