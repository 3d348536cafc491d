import { describeApiOnPostgres } from '../testing/on-postgres';
import { deskRaces } from '../testing/race-desk';

describeApiOnPostgres(deskRaces);
