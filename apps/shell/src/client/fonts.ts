import { globalCss } from '@souk/ui';

// An entry of its own, never loaded: naming the styles here makes the build put their font files beside the shell's.
Object.freeze(globalCss);
