import { describeApiOnPostgres } from '../testing/on-postgres';
import { raceSuite } from '../testing/race-suite';

describeApiOnPostgres(raceSuite);
