import { livesOf } from './simulation.mjs';

/**
 * `npm run simulate:canary`: how often a healthy version is taken out, and how many visitors a broken one harms before it is. The
 * figures of docs/releasing.md.
 */
const rows = [
  ['healthy, 0.1 % fail anyhow', { canary: 0.001, stable: 0.001 }],
  ['healthy, 1 % fail anyhow', { canary: 0.01, stable: 0.01 }],
  ['healthy, 5 % fail anyhow', { canary: 0.05, stable: 0.05 }],
  ['fails for 5 %', { canary: 0.05, stable: 0.002 }],
  ['fails for 20 %', { canary: 0.2, stable: 0.002 }],
  ['fails for all', { canary: 1, stable: 0.002 }],
];
console.log(
  '| canary of 5 % of 20,000 visitors | taken out in 1,000 lives | visitors it had | of them harmed, median | most |',
);
console.log('| --- | --- | --- | --- | --- |');
for (const [name, rates] of rows) {
  const { takenOut, had, failed, mostFailed } = livesOf(rates, 1_000);
  console.log(
    `| ${name} | ${(takenOut * 100).toFixed(1)} % | ${had ?? '–'} | ${failed ?? '–'} | ${mostFailed ?? '–'} |`,
  );
}
