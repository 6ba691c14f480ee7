import { fileURLToPath } from 'node:url';
import { freezeMigrations } from './frozen-migrations.ts';

const added = freezeMigrations(fileURLToPath(new URL('../..', import.meta.url)));
console.log(added.length > 0 ? `Frozen: ${added.join(', ')}` : 'Nothing is new.');
