export { speechFlowsModule } from './module.ts';
