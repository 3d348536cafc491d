import { programs } from './programs';

/** Says which experiments are skipped and why: the list of tests alone does not. */
const sayWhatIsMissing = () => {
  for (const [name, { bin, from }] of Object.entries(programs))
    if (bin === null) console.log(`SKIPPED: what needs ${name}, which is missing here. It comes from ${from}.`);
};
export default sayWhatIsMissing;
