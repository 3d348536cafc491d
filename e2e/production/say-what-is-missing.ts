import { postgresBin } from './fleet';

/** Says why the whole suite is skipped: the list of tests alone does not. */
const sayWhatIsMissing = () => {
  if (postgresBin === null) console.log('Skipped: PostgreSQL is not installed (Debian’s package is postgresql).');
};
export default sayWhatIsMissing;
