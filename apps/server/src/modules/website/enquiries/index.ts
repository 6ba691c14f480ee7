export { enquiryHttpRoutes } from './enquiries.routes.ts';
