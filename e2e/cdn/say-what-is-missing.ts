import { postgresBin } from '../production/fleet';
import { varnishBin } from './varnish';

/** Says why the whole suite is skipped: the list of tests alone does not. */
const sayWhatIsMissing = () => {
  if (postgresBin === null) console.log('Skipped: PostgreSQL is not installed (Debian’s package is postgresql).');
  if (varnishBin === undefined) console.log('Skipped: Varnish is not installed (Debian’s package is varnish).');
};
export default sayWhatIsMissing;
