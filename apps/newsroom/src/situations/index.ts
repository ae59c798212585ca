export { addSituationRoutes } from './routes.ts';
export { addTopicRoutes } from './topicRoutes.ts';
