/** The moment so many working days later, Saturdays and Sundays left out, by the calendar of UTC. Source: MER-03. */
export const addWorkingDays = (from: Date, days: number): Date => {
  const at = new Date(from);
  for (let left = days; left > 0;) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1;
  }
  return at;
};
