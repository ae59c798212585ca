export { removeFact, setFact } from './facts.ts';
export { addPost, editPost, listPosts, removePost } from './posts.ts';
export { addSituationRoutes } from './routes.ts';
export { addSituation, endSituation, listSituations, removeSituation, resumeSituation } from './situations.ts';
export { addTopicRoutes } from './topicRoutes.ts';
