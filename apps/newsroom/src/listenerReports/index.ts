export { deleteOldReports } from './deleteOldReports.ts';
export { closeReport } from './reports.ts';
export { addReportRoutes } from './routes.ts';
