export { budgetHttpRoutes } from './budgets.routes.ts';
