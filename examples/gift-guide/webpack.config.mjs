import { remote } from '@souk/build';
import config from './remote.config.mjs';

export default remote(import.meta.dirname, config);
