/** Thrown by work that no further try would do: it is given up at once. */
export class GiveUp extends Error {}

/** Thrown by work that was not begun, for a reason that other work has told: it is tried again, and no line of the log says so. */
export class NotTried extends Error {}
