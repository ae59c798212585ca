export { removeFact, setFact } from './facts.ts';
export { editPost, listPosts, post, removePost } from './posts.ts';
export { situationApi } from './routes.ts';
export { addSituation, endSituation, listSituations, removeSituation, resumeSituation } from './situations.ts';
export { topicApi } from './topicRoutes.ts';
