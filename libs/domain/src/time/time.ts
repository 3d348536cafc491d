/** A day, in milliseconds. A calendar's day may be longer or shorter: this one is for deadlines and ages. */
export const dayMs = 24 * 60 * 60 * 1000;
