import { remote } from '@souk/build';
import config from './remote.config.mjs';

export default (_env, argv) => remote(import.meta.dirname, config, argv);
