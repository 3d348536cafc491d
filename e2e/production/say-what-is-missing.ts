import { postgresBin, redisBin } from './fleet';

/** Says why the suite, or a part of it, is skipped: the list of tests alone does not. */
const sayWhatIsMissing = () => {
  if (postgresBin === null) console.log('Skipped: PostgreSQL is not installed (Debian’s package is postgresql).');
  if (redisBin === null)
    console.log('Skipped: shared counters. Redis is not installed (Debian’s package is redis-server).');
};
export default sayWhatIsMissing;
