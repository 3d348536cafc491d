import { raceSuite } from '../testing/race-suite';

raceSuite();
