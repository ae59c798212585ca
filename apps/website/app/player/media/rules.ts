/** The rules of a state machine: a table with one pure function for each type of event. */
export type Rules<State, Event extends { type: string }, Result = State> = {
  [Type in Event['type']]: (state: State, event: Extract<Event, { type: Type }>) => Result;
};

/** The state after the rule for the event's type. */
export function applyRule<State, Event extends { type: string }, Result>(
  rules: Rules<State, Event, Result>,
  state: State,
  event: Event,
): Result {
  const rule = rules[event.type as Event['type']] as (state: State, event: Event) => Result;
  return rule(state, event);
}
