import { shell } from '@souk/build';

export default (_env, argv) => shell(import.meta.dirname, argv);
