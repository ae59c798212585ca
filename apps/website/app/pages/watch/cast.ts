import type { Person, Program } from '@sala/contracts';

/** The cast of an episode: that of its season where it has one, otherwise that of the programme. */
export interface Cast {
  title: string;
  persons: { name: string; role: string }[];
  /** The title of the season; empty without one. */
  season: string;
}

export function toCast(program: Program, seasonId: string): Cast {
  const season = program.seasons.find(({ id }) => id === seasonId);
  const { personListName, persons } = season?.persons.length ? season : program;
  return { title: personListName, persons: persons.map(toCastMember), season: season?.title ?? '' };
}

const toCastMember = ({ name, nickname, role }: Person) => ({ name: nickname ? `${name} (${nickname})` : name, role });
