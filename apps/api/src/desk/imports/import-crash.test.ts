import { importCrashes } from '../../testing/import-crash';

importCrashes();
