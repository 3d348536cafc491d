/** Whose journeys stand in which folder of e2e/, where the application is called otherwise. */
const folders = { 'cart-checkout': 'checkout', 'custom-pages': 'pages' };
export const journeysOf = (app) => folders[app] ?? app;
const everybodys = ['shell', 'api'];

/**
 * @param affected the projects that nx finds affected @param teams the folders of journeys
 * @returns the teams whose journeys a change may break; a change of what all pages stand on may break them all
 */
export const affectedTeams = (affected, teams) => {
  if (affected.some((name) => everybodys.includes(name))) return teams;
  const own = affected.map((name) => journeysOf(name)).filter((name) => teams.includes(name));
  return own.length ? [...new Set([...own, 'shell'])] : [];
};
