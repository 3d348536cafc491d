import { main } from './main.mjs';

process.exit(await main(process.argv.slice(2)));
