import { deskRaces } from '../testing/race-desk';

deskRaces();
