export { voiceOwnershipModule } from './module.ts';
