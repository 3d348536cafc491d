import { buildForTests } from './build.mjs';

// The build as a step of its own: one that fails, or weighs more than its budget, ends this process alone.
buildForTests();
