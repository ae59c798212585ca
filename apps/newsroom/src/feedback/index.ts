export { deleteOldReports } from './deleteOldReports.ts';
export { closeReport, type ListenerReport } from './reports.ts';
export { addReportRoutes } from './routes.ts';
