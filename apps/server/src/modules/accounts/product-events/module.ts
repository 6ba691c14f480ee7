import type { Module } from '../../../platform/http/index.ts';
import { productEventRoutes } from './product-events.routes.ts';

export const productEventsModule: Module = { name: 'product-events', routes: productEventRoutes };
