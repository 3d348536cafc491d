/** Who changes a state. `clock`: a job, when a time is over; `staff`: the platform's people. */
export type Mover = 'shopper' | 'merchant' | 'staff' | 'carrier' | 'provider' | 'clock';

/** One change of state: the states it may come from, the state it leads to, who makes it, and on which condition. */
export type Move<State extends string> = { from: readonly State[]; to: State; by: Mover; when?: string };

/** A table of all changes of one thing. Whatever is not in it cannot happen. */
export type Moves<State extends string> = Readonly<Record<string, Move<State>>>;

/**
 * Whether a change may happen in a state.
 * @example canMove(refundMoves.arrive, 'returning') // true
 */
export const canMove = <State extends string>(move: Move<State>, state: State): boolean => move.from.includes(state);

/** A table as a Mermaid state diagram. docs/states.md carries it, and `moves.test.ts` holds the two against each other. */
export const stateDiagram = <State extends string>(first: State, moves: Moves<State>): string => {
  const arrows = Object.entries(moves).flatMap(([name, { from, to, by, when }]) =>
    from.map((state) => `  ${state} --> ${to}: ${name} (${by}${when ? `, ${when}` : ''})`),
  );
  const left = new Set(Object.values(moves).flatMap(({ from }) => from));
  const ends = [...new Set(Object.values(moves).map(({ to }) => to))].filter((state) => !left.has(state));
  return ['stateDiagram-v2', `  [*] --> ${first}`, ...arrows, ...ends.map((state) => `  ${state} --> [*]`)].join('\n');
};
