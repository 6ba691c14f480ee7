import type { Module } from '../../../platform/http/index.ts';
import { openLocationDatabase } from './location-database.ts';

/** Where a call comes from: its browser, its network, its place. */
export const clientsModule: Module = { name: 'clients', prepare: openLocationDatabase };
