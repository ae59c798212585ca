import type { Problem } from '@sala/contracts';
import type { Register } from 'react-router';

/** A response whose body is a value as JSON. */
export interface JsonResponse<Value> extends Response {
  json(): Promise<Value>;
}

type RouteModules = Register['routeModules'];
type Handler = (input: never) => unknown;

/** The routes whose loader, or action, answers the browser; each by its file without its ending. */
export type RouteId<Name extends 'loader' | 'action'> = {
  [Id in keyof RouteModules]: RouteModules[Id] extends Record<Name, Handler> ? Id : never;
}[keyof RouteModules];

/** The value in a response; an error is none, and a response whose value is not known has no value that can be used. */
type ValueIn<Answer> =
  Answer extends JsonResponse<infer Value> ? (0 extends 1 & Value ? never : Exclude<Value, Problem>) : never;

/** What the browser is answered by a route: the value that its loader, or its action, passes to `toJsonResponse`. */
export type RouteAnswer<Id extends RouteId<Name>, Name extends 'loader' | 'action' = 'loader'> =
  RouteModules[Id] extends Record<Name, (input: never) => infer Answer> ? ValueIn<Awaited<Answer>> : never;
