import { server } from '@souk/build';

export default (_env, argv) => server(import.meta.dirname, { entry: './src/server/main.ts' }, argv);
