export { deleteOldReports } from './deleteOldReports.ts';
export { type ListenerReport, listReports } from './listReports.ts';
export { addReportRoutes } from './routes.ts';
