import { readFileSync } from 'node:fs';
import { faultOf } from './commit-subject.mjs';

const fault = faultOf(readFileSync(process.argv[2], 'utf8'));
if (fault) console.error(`commit: ${fault}`);
process.exitCode = fault ? 1 : 0;
