export { forgetReports } from './forgetReports.ts';
export { listReports, type NarrationReport } from './listReports.ts';
export { reportApi } from './routes.ts';
