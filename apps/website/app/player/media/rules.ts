/** What becomes of a state at each event: a table with one pure function for each type of event. */
export type Rules<State, Event extends { type: string }, Result = State> = {
  [Type in Event['type']]: (state: State, event: Extract<Event, { type: Type }>) => Result;
};

/** What the rule of an event's type makes of a state. */
export function applyRule<State, Event extends { type: string }, Result>(
  rules: Rules<State, Event, Result>,
  state: State,
  event: Event,
): Result {
  const rule = rules[event.type as Event['type']] as (state: State, event: Event) => Result;
  return rule(state, event);
}
