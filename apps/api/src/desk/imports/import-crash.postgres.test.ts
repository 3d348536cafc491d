import { importCrashes } from '../../testing/import-crash';
import { describeApiOnPostgres } from '../../testing/on-postgres';

describeApiOnPostgres(importCrashes);
