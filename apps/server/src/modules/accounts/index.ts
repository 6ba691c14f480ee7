export { users } from './accounts.tables.ts';
