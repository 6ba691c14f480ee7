export { signInModule } from './module.ts';
